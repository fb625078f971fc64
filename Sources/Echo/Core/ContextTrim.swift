/// The messages left out so that a conversation fits into the model's context, or a warning that it may not fit.
public struct ContextTrim: Sendable, Hashable {
    /// The fate of the messages: left out, replaced by a summary of them, or by a memory that the server compressed.
    public enum Means: String, Sendable, Hashable {
        case dropped, summarised, compacted
        /// The last turn alone is more than is assumed where nobody tells the model's context: it is shown all the same. Told
        /// once in a conversation.
        case exceeded
    }

    public var means: Means
    /// The messages that the model does not see any more, oldest first.
    public var messageIDs: [String]
    /// Estimated tokens before and after.
    public var tokensBefore: Int
    /// Tokens of the whole prompt afterwards, by estimate.
    public var tokensAfter: Int
    /// Tokens that the model takes in, where that is a guess.
    public var guess: Int?

    public init(means: Means, messageIDs: [String], tokensBefore: Int, tokensAfter: Int, guess: Int? = nil) {
        self.means = means
        self.messageIDs = messageIDs
        self.tokensBefore = tokensBefore
        self.tokensAfter = tokensAfter
        self.guess = guess
    }
}
