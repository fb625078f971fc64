import EchoWire

/// An answer that was cut and is being gone on with: what comes is added to it.
struct AnswerContinuation: Sendable, Hashable {
    /// Characters of the end that the model is told it stopped at.
    private static let quoted = 80
    /// How the request begins: nobody writes it, and no message has it.
    private static let opening = "Your last answer was cut off."

    /// The message.
    let id: String
    /// What it said so far.
    let text: String
    /// What it has used so far.
    let usage: Usage?
    let cost: Cost?
    var seam: AnswerSeam
    /// Something of the answer has come.
    var hasBegun = false

    init(_ message: Message) {
        (id, text, usage, cost) = (message.id, message.text, message.usage, message.cost)
        seam = AnswerSeam(after: message.text)
    }

    /// Behind everything that was said before.
    var entries: [PromptEntry] {
        [.message(id: id, role: .assistant, text: text), .message(id: nil, role: .user, text: Self.request(text))]
    }

    /// What the model is asked in the place of the person.
    static func request(_ text: String) -> String {
        let end = text.suffix(quoted).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        return """
            \(opening) It ends with: “\(end)”. Go on from exactly there: give only what comes next, without \
            repeating anything, without an introduction and without an apology. If it was cut within a word, begin with \
            that word, whole.
            """
    }

    static func isRequest(_ text: String) -> Bool { text.hasPrefix(opening) }
}

extension Message {
    /// Whether it is an answer that ended before its end, as far as words go.
    public var canBeContinued: Bool {
        guard role == .assistant, !isLocal, !isCommentary, !text.allSatisfy(\.isWhitespace) else { return false }
        return switch status {
        case .interrupted: medium == .text
        case .incomplete, .failed: true
        default: false
        }
    }
}

extension Transcript {
    /// The same as `cutAnswer` before somebody said something.
    func cutAnswer(before id: String) -> Message? {
        let last = queue.newestFirst.drop { $0.id != id }.dropFirst().first { !$0.isLocal && $0.status != .cancelled }
        return last.flatMap { $0.canBeContinued ? $0 : nil }
    }

    /// The last thing that was said, where that is an answer that can be gone on with.
    var cutAnswer: Message? {
        let last = queue.newestFirst.first { !$0.isLocal && $0.status != .cancelled }
        return last.flatMap { $0.canBeContinued ? $0 : nil }
    }
}
