import EchoConcurrency
import Synchronization

/// Bytes of bodies that a server holds at the same time: who comes when there is no room waits, in the order of coming.
final class BodyBudget: Sendable {
    private struct Waiter {
        let bytes: Int
        let turn: OneTimeEvent
    }

    private struct State {
        var free: Int
        var waiting: [Waiter] = []

        /// Those whose turn it is.
        mutating func admit() -> [OneTimeEvent] {
            var admitted: [OneTimeEvent] = []
            while let first = waiting.first, first.bytes <= free {
                free -= first.bytes
                admitted.append(waiting.removeFirst().turn)
            }
            return admitted
        }
    }

    private let capacity: Int
    private let state: Mutex<State>

    init(bytes: Int) {
        capacity = bytes
        state = Mutex(State(free: bytes))
    }

    /// How many wait.
    var waiting: Int { state.withLock(\.waiting.count) }

    /// False when there was no room within `limit`, or the task is cancelled. What is taken is given back with
    /// `giveBack`.
    func take(_ bytes: Int, within limit: Duration) async -> Bool {
        let waiter = Waiter(bytes: min(bytes, capacity), turn: OneTimeEvent())
        change { $0.waiting.append(waiter) }
        if !waiter.turn.hasHappened {
            await withTaskGroup { group in
                group.addTask { await waiter.turn.wait() }
                group.addTask { try? await Task.sleep(for: limit) }
                await group.next()
                group.cancelAll()
            }
        }
        change { $0.waiting.removeAll { $0.turn === waiter.turn } }
        return waiter.turn.hasHappened
    }

    func giveBack(_ bytes: Int) { change { $0.free += min(bytes, capacity) } }

    private func change(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            for turn in state.admit() { turn.happen() }
        }
    }
}
