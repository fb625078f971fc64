import EchoConcurrency

/// Reminders that can be taken back.
struct TimerSet<Name: Hashable & Sendable>: Sendable {
    private var items: [Name: (number: Int, item: WorkItem)] = [:]
    private var lastNumber = 0

    /// - Parameter ring: is called with what tells this reminder from an earlier one of the same name; whether it is
    ///   still meant says `take(_:_:)`.
    mutating func start(
        _ name: Name, after delay: Duration, in work: WorkGroup, ring: @escaping @Sendable (_ number: Int) async -> Void
    ) {
        cancel(name)
        lastNumber += 1
        let number = lastNumber
        let item = work.start {
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { await ring(number) }
        }
        items[name] = (number, item)
    }

    /// Whether a reminder that rings was taken back meanwhile is known here alone. It rings once.
    mutating func take(_ name: Name, _ number: Int) -> Bool {
        guard items[name]?.number == number else { return false }
        items[name] = nil
        return true
    }

    mutating func cancel(_ name: Name) { items.removeValue(forKey: name)?.item.cancel() }

    mutating func cancelAll() {
        for entry in items.values { entry.item.cancel() }
        items = [:]
    }
}
