/// Tokens read, by what became of them.
public struct ResponsesInputTokens: WireObject {
    /// Cheaper, because they were known.
    public var cachedTokens: Int?
    /// Written into the cache.
    public var cacheWriteTokens: Int?
    public var extra: JSONObject

    public init(cachedTokens: Int? = nil, cacheWriteTokens: Int? = nil, extra: JSONObject = [:]) {
        self.cachedTokens = cachedTokens
        self.cacheWriteTokens = cacheWriteTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("cached_tokens", \.cachedTokens), .optional("cache_write_tokens", \.cacheWriteTokens),
        ])
}
