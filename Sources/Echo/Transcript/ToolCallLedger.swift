/// Which function calls still wait for their result: the answer goes on once, after all of them.
struct ToolCallLedger: Sendable, Hashable {
    /// The messages of open calls, by call.
    private var open: [String: String] = [:]
    private var hasResults = false

    /// All calls of the last answer have their results.
    var isSettled: Bool { hasResults && open.isEmpty }

    /// Some calls are still being worked on.
    var isWaiting: Bool { !open.isEmpty }

    /// Calls that have no result yet, sorted.
    var waiting: [String] { open.keys.sorted() }

    /// The message of an open call.
    func item(of callID: String) -> String? { open[callID] }

    mutating func add(_ callID: String, item: String) { open[callID] = item }

    /// Returns the call's message; nil for a call that nobody asked, or that has its result.
    mutating func settle(_ callID: String) -> String? {
        guard let item = open.removeValue(forKey: callID) else { return nil }
        hasResults = true
        return item
    }

    mutating func reset() { self = ToolCallLedger() }
}
