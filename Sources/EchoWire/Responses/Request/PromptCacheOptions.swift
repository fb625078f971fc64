/// How what is asked again and again is remembered, which makes it cheaper.
public struct PromptCacheOptions: WireObject {
    /// `implicit` or `explicit`.
    public var mode: String?
    /// `30m` or `12h`.
    public var ttl: String?
    public var extra: JSONObject

    public init(mode: String? = nil, ttl: String? = nil, extra: JSONObject = [:]) {
        self.mode = mode
        self.ttl = ttl
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("mode", \.mode), .optional("ttl", \.ttl),
        ])
}
