/// The use cases under way, one of a kind: a new one replaces the old.
@MainActor package final class TaskSlots {
    /// A kind of use case. Whoever has one names it.
    package struct Slot: Hashable {
        let name: String

        package init(_ name: String) { self.name = name }
    }

    private var running: [Slot: (task: Task<Void, Never>, number: Int)] = [:]
    private var count = 0

    package func isRunning(_ slot: Slot) -> Bool { running[slot] != nil }

    /// - Parameter after: is done when the use case no longer counts as under way.
    package func start(
        _ slot: Slot, _ work: @escaping @MainActor () async -> Void, after: @escaping @MainActor () -> Void = {}
    ) {
        cancel(slot)
        count += 1
        let number = count
        let task = Task { [weak self] in
            await work()
            self?.finished(slot, number)
            after()
        }
        running[slot] = (task, number)
    }

    /// Returns when nothing of the kind is under way.
    package func end(of slot: Slot) async { await running[slot]?.task.value }

    package func cancel(_ slot: Slot) { running.removeValue(forKey: slot)?.task.cancel() }

    func cancelAll() {
        for slot in running.keys { cancel(slot) }
    }

    private func finished(_ slot: Slot, _ number: Int) {
        if running[slot]?.number == number { running[slot] = nil }
    }
}

extension TaskSlots.Slot {
    static let connecting = Self("connecting")
    static let talking = Self("talking")
    static let sending = Self("sending")
    static let stopping = Self("stopping")
    static let muting = Self("muting")
    static let resetting = Self("resetting")
    static let remembering = Self("remembering")
    static let completing = Self("completing")
    static let attaching = Self("attaching")
    static let measuring = Self("measuring")
    static let inserting = Self("inserting")
    static let rewriting = Self("rewriting")
    package static let exporting = Self("exporting")
    static let speaking = Self("speaking")
    static let signalling = Self("signalling")
    static let rendering = Self("rendering")
}
