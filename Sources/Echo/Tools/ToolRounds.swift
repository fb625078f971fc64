/// How often an assistant was asked again with the results of tools since somebody wanted something of it: a model that
/// always calls another one has no end.
struct ToolRounds: Sendable, Hashable {
    static let most = 32
    /// The results stay in the conversation: the next question goes on from them.
    static let tooMany = EchoError.incompleteAnswer(
        reason: "the model called tools \(most) times in a row without an answer")

    private var count = 0

    /// Somebody wants something new.
    mutating func begin() { count = 0 }

    /// - Returns: whether the assistant is asked once more.
    mutating func goOn() -> Bool {
        guard count < Self.most else { return false }
        count += 1
        return true
    }
}
