/// What was left out so that a conversation fits into the model's context.
public struct ContextTrim: Sendable, Hashable {
    /// What became of the messages: left out, replaced by a summary of them, or by a memory that the server has compressed.
    public enum Means: String, Sendable, Hashable { case dropped, summarised, compacted }

    public var means: Means
    /// The messages that the model does not see any more, oldest first.
    public var messageIDs: [String]
    /// Estimated tokens before and after.
    public var tokensBefore: Int
    /// Tokens of the whole prompt afterwards, by estimate.
    public var tokensAfter: Int

    public init(means: Means, messageIDs: [String], tokensBefore: Int, tokensAfter: Int) {
        self.means = means
        self.messageIDs = messageIDs
        self.tokensBefore = tokensBefore
        self.tokensAfter = tokensAfter
    }
}
