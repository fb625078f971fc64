import EchoConcurrency
import Foundation
import Synchronization

/// The steady clock of all lines: each is told every 20 ms, half of them every 10 ms, so that not all send at once. It has
/// a thread of its own, which whatever else computes does not hold up, and wakes each thread of calls once for all of its
/// lines: what they send goes out there. It stands still while there are no lines.
final class LineClock: Sendable {
    struct Ticket: Sendable, Hashable {
        fileprivate let slot: Int
        fileprivate let number: Int
    }

    private struct Listener {
        let executor: any TaskExecutor
        let tick: @Sendable () -> Void
    }

    private struct State {
        var next = 0
        var slots: [[Int: Listener]] = Array(repeating: [:], count: LineClock.slots)
        var isStanding = true
    }

    private static let slots = 2
    private static let pace = Duration.milliseconds(20) / slots

    private let state = Mutex(State())
    private let wanted: AsyncStream<Void>
    private let want: AsyncStream<Void>.Continuation

    init() { (wanted, want) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    /// - Parameters:
    ///   - executor: where the line's call is carried.
    ///   - tick: called there: it must not wait. One that was on its way already still comes when the line is removed.
    func add(on executor: any TaskExecutor, _ tick: @escaping @Sendable () -> Void) -> Ticket {
        state.withLock { state in
            state.next += 1
            let ticket = Ticket(slot: state.next % Self.slots, number: state.next)
            state.slots[ticket.slot][ticket.number] = Listener(executor: executor, tick: tick)
            if state.isStanding { want.yield() }
            state.isStanding = false
            return ticket
        }
    }

    func remove(_ ticket: Ticket) { _ = state.withLock { $0.slots[ticket.slot].removeValue(forKey: ticket.number) } }

    /// Runs until the task is cancelled, once.
    func run() async {
        let thread = TaskThread(name: "line clock")
        for await _ in wanted {
            await withTaskGroup { group in
                group.addTask(executorPreference: thread) { self.tickWhileWanted() }
            }
        }
    }

    /// What a busy machine missed is not made up for: every line knows the time.
    private func tickWhileWanted() {
        let clock = ContinuousClock()
        var due = clock.now
        for slot in (0...).lazy.map({ $0 % Self.slots }) {
            due = max(due.advanced(by: Self.pace), clock.now)
            let pause = (due - clock.now) / .microseconds(1)
            if pause > 0 { usleep(useconds_t(pause)) }
            guard !Task.isCancelled, !stands() else { return }
            tell(state.withLock { Array($0.slots[slot].values) })
        }
    }

    private func tell(_ listeners: [Listener]) {
        for (_, lines) in Dictionary(grouping: listeners, by: { ObjectIdentifier($0.executor) }) {
            Task(executorPreference: lines[0].executor) { for line in lines { line.tick() } }
        }
    }

    private func stands() -> Bool {
        state.withLock { state in
            state.isStanding = state.slots.allSatisfy(\.isEmpty)
            return state.isStanding
        }
    }
}
