/// Which function calls still wait for their result: the answer goes on once, after all of them.
struct ToolCallLedger: Sendable, Hashable {
    private var open: Set<String> = []
    private var hasResults = false

    /// All calls of the last answer have their results.
    var isSettled: Bool { hasResults && open.isEmpty }

    /// Some calls are still being worked on.
    var isWaiting: Bool { !open.isEmpty }

    mutating func add(_ callID: String) { open.insert(callID) }

    /// Returns false for a call that nobody asked, or that has its result.
    mutating func settle(_ callID: String) -> Bool {
        guard open.remove(callID) != nil else { return false }
        hasResults = true
        return true
    }

    mutating func reset() { self = ToolCallLedger() }
}
