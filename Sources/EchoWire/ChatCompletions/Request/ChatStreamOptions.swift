/// How a streamed answer is sent.
public struct ChatStreamOptions: WireObject {
    /// Whether a last chunk says what it cost.
    public var includeUsage: Bool?
    /// Whether chunks are padded, which hides their lengths from who listens on the line.
    public var includeObfuscation: Bool?
    public var extra: JSONObject

    public init(includeUsage: Bool? = nil, includeObfuscation: Bool? = nil, extra: JSONObject = [:]) {
        self.includeUsage = includeUsage
        self.includeObfuscation = includeObfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("include_usage", \.includeUsage), .optional("include_obfuscation", \.includeObfuscation),
        ])
}
