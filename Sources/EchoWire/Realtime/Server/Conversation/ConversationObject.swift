/// The conversation as the server names it.
public struct ConversationObject: WireObject {
    public var id: String?
    public var object: String?
    public var extra: JSONObject

    public init(id: String? = nil, object: String? = nil, extra: JSONObject = [:]) {
        self.id = id
        self.object = object
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("id", \.id), .optional("object", \.object),
        ])
}
