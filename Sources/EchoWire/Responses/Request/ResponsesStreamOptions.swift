/// How a streamed answer is sent.
public struct ResponsesStreamOptions: WireObject {
    /// Whether deltas are padded, which hides their lengths from who listens on the line.
    public var includeObfuscation: Bool?
    public var extra: JSONObject

    public init(includeObfuscation: Bool? = nil, extra: JSONObject = [:]) {
        self.includeObfuscation = includeObfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("include_obfuscation", \.includeObfuscation)
        ])
}
