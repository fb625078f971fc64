import Synchronization

/// The steady clock of all lines: each is told every 20 ms, a fifth of them every 4 ms, so that not all send at once.
final class LineClock: Sendable {
    struct Ticket: Sendable, Hashable {
        fileprivate let slot: Int
        fileprivate let number: Int
    }

    private struct State {
        var next = 0
        var slots: [[Int: @Sendable () -> Void]] = Array(repeating: [:], count: LineClock.slots)
    }

    private static let slots = 5
    private static let pace = Duration.milliseconds(20) / slots

    private let state = Mutex(State())

    /// - Parameter tick: called on the clock's task: it must not wait.
    func add(_ tick: @escaping @Sendable () -> Void) -> Ticket {
        state.withLock { state in
            state.next += 1
            let ticket = Ticket(slot: state.next % Self.slots, number: state.next)
            state.slots[ticket.slot][ticket.number] = tick
            return ticket
        }
    }

    func remove(_ ticket: Ticket) { _ = state.withLock { $0.slots[ticket.slot].removeValue(forKey: ticket.number) } }

    /// Runs until the task is cancelled. What a busy machine missed is not made up for: every line knows the time.
    func run() async {
        let clock = ContinuousClock()
        var due = clock.now
        for slot in (0...).lazy.map({ $0 % Self.slots }) {
            due = max(due.advanced(by: Self.pace), clock.now)
            guard (try? await clock.sleep(until: due, tolerance: .zero)) != nil else { return }
            for tick in state.withLock({ Array($0.slots[slot].values) }) { tick() }
        }
    }
}
