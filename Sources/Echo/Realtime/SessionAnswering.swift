import EchoWire

/// The answer that is being made in the session that goes on now. The next one begins with a new value.
struct SessionAnswering: Sendable, Hashable {
    /// The answer that the server is making.
    var response: ActiveResponse?
    /// An answer was asked for, by us or by the server's turn taking, and has not begun.
    var awaitsResponse = false
    /// To be asked for as soon as the running answer ends.
    var wantsResponse = false
    /// What the next answer to be asked for is told besides the session's instructions.
    var instruction: String?
    /// The next answer to begin was given up before it began.
    var discardsNextResponse = false
    /// The answer that ended last.
    var lastDone: String?
    /// Items of the running answer that the server has finished.
    var finishedItems: Set<String> = []
    /// When the server said something last.
    var lastNews: ContinuousClock.Instant?
    /// Answers outside the conversation, which are somebody else's.
    var others: Set<String> = []
    /// What waits for the other half of a character, by item.
    var texts: [String: SplitText] = [:]
    /// The parts of each of its messages.
    var parts: [String: AnswerParts] = [:]
    var calls = AnswerCalls()
    /// Our names for its items, by the server's, and those of all answers that are not the server's.
    var names: [String: String] = [:]
    var renamed: [String: String] = [:]
    /// The server said that it is over, and its words are waited for.
    var lateEnd: ResponseObject?

    /// What belongs to one answer alone.
    mutating func endAnswer() {
        (response, finishedItems, texts, parts, calls, names, lateEnd) = (nil, [], [:], [:], AnswerCalls(), [:], nil)
    }
}
