/// More of a function call. Calls are joined by their index; name and id come once.
public struct ChatDeltaToolCall: WireObject {
    /// Nil from servers that send each call whole.
    public var index: Int?
    public var id: String?
    public var type: String?
    public var function: ChatDeltaFunction?
    public var extra: JSONObject

    public init(
        index: Int? = nil, id: String? = nil, type: String? = nil, function: ChatDeltaFunction? = nil,
        extra: JSONObject = [:]
    ) {
        self.index = index
        self.id = id
        self.type = type
        self.function = function
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("index", \.index), .optional("id", \.id), .optional("type", \.type),
            .optional("function", \.function),
        ])
}
