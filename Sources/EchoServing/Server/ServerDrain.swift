import EchoConcurrency
import Synchronization

/// The end of a server that finishes what it has begun and begins nothing more.
final class ServerDrain: Sendable {
    private struct State {
        var hasBegun = false
        var underWay = 0

        var isOver: Bool { hasBegun && underWay == 0 }
    }

    /// From then on nothing new is taken.
    let start = OneTimeEvent()
    private let announcement = OneTimeEvent()
    private let end = OneTimeEvent()
    private let state = Mutex(State())

    var hasBegun: Bool { start.hasHappened }
    /// It will begin: whoever watches sends nobody here any more.
    var isAnnounced: Bool { hasBegun || announcement.hasHappened }

    func announce() { announcement.happen() }

    func begin() {
        start.happen()
        change { $0.hasBegun = true }
    }

    /// An answer or a conversation begins that should be finished; it ends with `leave()`.
    func enter() { change { $0.underWay += 1 } }
    func leave() { change { $0.underWay -= 1 } }

    /// Returns when nothing is under way any more, at the latest after `limit`.
    func finish(within limit: Duration) async { await end.wait(within: limit) }

    private func change(_ change: (inout State) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isOver
        }
        if isOver { end.happen() }
    }
}
