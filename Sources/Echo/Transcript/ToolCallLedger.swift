/// Which function calls still wait for their result: the answer goes on once, after all of them.
struct ToolCallLedger: Sendable, Hashable {
    /// The messages of open calls, by call.
    private var open: [String: String] = [:]
    /// Open calls whose results are told, and ask for no answer: the conversation went on without them.
    private var yielded: Set<String> = []
    private var hasResults = false

    /// All calls that an answer waits for have their results.
    var isSettled: Bool { hasResults && !isWaiting }

    /// Some calls that an answer waits for are still being worked on.
    var isWaiting: Bool { open.count > yielded.count }

    /// Calls that have no result yet, sorted.
    var waiting: [String] { open.keys.sorted() }

    /// The message of an open call.
    func item(of callID: String) -> String? { open[callID] }

    mutating func add(_ callID: String, item: String) { open[callID] = item }

    /// Returns the call's message; nil for a call that nobody asked, or that has its result.
    mutating func settle(_ callID: String) -> String? {
        guard let item = open.removeValue(forKey: callID) else { return nil }
        if yielded.remove(callID) == nil { hasResults = true }
        return item
    }

    /// Another answer takes the place of the one that waits.
    mutating func yield() {
        yielded = Set(open.keys)
        hasResults = false
    }

    /// The answer that waited for the results is asked for.
    mutating func noteAnswered() { hasResults = false }

    mutating func reset() { self = ToolCallLedger() }
}
