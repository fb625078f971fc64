/// Remembers which answers still owe a summary: the one being made or heard.
struct AnswerBook: Sendable, Hashable {
    private(set) var current: String?
    private(set) var isMade = false
    private(set) var wasInterrupted = false

    mutating func begin(_ itemID: String) {
        current = itemID
        isMade = false
        wasInterrupted = false
    }

    mutating func noteMade() { isMade = true }
    mutating func noteInterrupted() { wasInterrupted = true }
    mutating func close() { self = AnswerBook() }
}
