/// Cuts texts into requests of a size that servers accept.
enum EmbeddingBatches {
    /// Published limits: texts of one request, and tokens of all of them.
    static let maximumTexts = 2048
    static let maximumTokens = 300_000
    /// Of one text, published.
    static let maximumTokensPerText = 8192
    /// An estimate is never too large by more than half: what is above that is too long for certain.
    static let certainlyTooLong = maximumTokensPerText * 3 / 2

    /// The texts of each request, in order.
    ///
    /// - Throws: `invalidSetting` for an empty text, `tooLong` for one that no model takes.
    static func split(_ texts: [String]) throws(EchoError) -> [Range<Int>] {
        var batches: [Range<Int>] = []
        var (start, sum) = (0, 0)
        for (index, text) in texts.enumerated() {
            let tokens = try tokens(in: text, at: index)
            if index > start, index - start == maximumTexts || sum + tokens > maximumTokens {
                batches.append(start..<index)
                (start, sum) = (index, 0)
            }
            sum += tokens
        }
        return start < texts.count ? batches + [start..<texts.count] : batches
    }

    private static func tokens(in text: String, at index: Int) throws(EchoError) -> Int {
        guard !text.isEmpty else { throw .invalidSetting(name: "text \(index + 1)", reason: "it is empty") }
        let tokens = TokenCounter.tokens(in: text)
        guard tokens <= certainlyTooLong else { throw .tooLong(tokens: tokens, limit: maximumTokensPerText) }
        return tokens
    }
}
