/// How a conversation that grows long is made shorter.
public struct ResponsesContextManagement: WireObject {
    /// `compaction`.
    public var type: String
    /// Tokens above which the older part is made shorter.
    public var compactThreshold: Int?
    public var extra: JSONObject

    public init(type: String = "compaction", compactThreshold: Int? = nil, extra: JSONObject = [:]) {
        self.type = type
        self.compactThreshold = compactThreshold
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .required("type", \.type), .optional("compact_threshold", \.compactThreshold),
        ])
}
