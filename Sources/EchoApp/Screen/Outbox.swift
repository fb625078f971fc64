/// Texts on their way to the conversation, in order.
struct Outbox: Sendable {
    /// To be sent.
    private(set) var texts: [String] = []
    /// What the person wrote, by what is sent for it: with the files it names.
    private var written: [String: String] = [:]
    /// Texts that name files which are not read yet.
    var unattached: [String] = []
    /// A text is on its way or was taken, and the turn that it begins is not known of yet.
    var awaitsTurn = false
    /// There is no connection: the texts are sent when it is back.
    private(set) var isWaiting = false
    /// The last text was taken, but nobody could be reached to answer it: it is asked again.
    var isUnanswered = false

    /// Texts that wait for the connection, as the person wrote them.
    var waiting: [String] { isWaiting ? texts.map { written[$0] ?? $0 } : [] }

    /// Something is to be tried again by and by.
    var triesAgain: Bool { isWaiting || isUnanswered }

    mutating func add(_ text: String, writtenAs words: String) {
        if text != words { written[text] = words }
        texts.append(text)
        isUnanswered = false
    }

    /// The first was taken.
    mutating func sent() {
        written[texts.removeFirst()] = nil
        isWaiting = false
    }

    mutating func wait() {
        (isWaiting, awaitsTurn) = (!texts.isEmpty, false)
    }

    /// What could not be sent, as the person wrote it; nil when there is nothing.
    mutating func takeBack() -> String? {
        (awaitsTurn, isWaiting, isUnanswered) = (false, false, false)
        guard !texts.isEmpty else { return nil }
        defer { (texts, written) = ([], [:]) }
        return texts.map { written[$0] ?? $0 }.joined(separator: "\n")
    }
}
