/// The use cases under way, one of a kind: a new one replaces the old.
@MainActor final class TaskSlots {
    enum Slot: Hashable {
        case connecting, talking, sending, stopping, muting, resetting, changing, saving
        case remembering, completing, attaching, measuring, inserting
        case switching, choosing, modelling, deciding, rewriting, limiting, listing, restarting
        case sounding, plugging, protecting, arranging, profiling, learning, exporting, examining, playing, speaking
        case tuning, hearing, recording, endingRecording, signalling, waking, checkingWake
    }

    private var running: [Slot: (task: Task<Void, Never>, number: Int)] = [:]
    private var count = 0

    func isRunning(_ slot: Slot) -> Bool { running[slot] != nil }

    func start(_ slot: Slot, _ work: @escaping @MainActor () async -> Void) {
        cancel(slot)
        count += 1
        let number = count
        let task = Task { [weak self] in
            await work()
            self?.finished(slot, number)
        }
        running[slot] = (task, number)
    }

    func cancel(_ slot: Slot) { running.removeValue(forKey: slot)?.task.cancel() }

    func cancelAll() {
        for slot in running.keys { cancel(slot) }
    }

    private func finished(_ slot: Slot, _ number: Int) {
        if running[slot]?.number == number { running[slot] = nil }
    }
}
