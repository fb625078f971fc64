/// What a line that was written in the plain mode leads to.
public struct PlainReply: Sendable, Hashable {
    /// What is said to it at once.
    public var lines: [PlainLine]
    /// What is asked of the program, in order.
    public var intents: [Intent]
    /// The message that is sent; nil when it was something else.
    public var message: String?

    public init(lines: [PlainLine] = [], intents: [Intent] = [], message: String? = nil) {
        self.lines = lines
        self.intents = intents
        self.message = message
    }
}
