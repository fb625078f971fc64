/// Texts on their way to the conversation, in order.
struct Outbox: Sendable {
    /// To be sent.
    var texts: [String] = []
    /// What the person wrote, by what is sent for it: with the files it names.
    private var written: [String: String] = [:]
    /// Texts that name files which are not read yet.
    var unattached: [String] = []
    /// A text is on its way or was taken, and the turn that it begins is not known of yet.
    var awaitsTurn = false

    mutating func add(_ text: String, writtenAs words: String) {
        if text != words { written[text] = words }
        texts.append(text)
    }

    /// The first was taken.
    mutating func sent() { written[texts.removeFirst()] = nil }

    /// What could not be sent, as the person wrote it; nil when there is nothing.
    mutating func takeBack() -> String? {
        awaitsTurn = false
        guard !texts.isEmpty else { return nil }
        defer { (texts, written) = ([], [:]) }
        return texts.map { written[$0] ?? $0 }.joined(separator: "\n")
    }
}
