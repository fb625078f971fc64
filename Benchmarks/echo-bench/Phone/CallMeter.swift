import Foundation
import Synchronization

/// How long the pieces of one call's sound take from one side to the other, in their order.
final class CallMeter: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        var waiting: [Direction: [Instant]] = [:]
        var taken: [Direction: Int] = [:]
        var durations: [Direction: [Duration]] = [:]
        var isMeasuring = false
        var speech: Instant?
        var clearing: Duration?
    }

    enum Direction: Sendable, Hashable { case up, down }

    private let state = Mutex(State())

    /// From now on, what sets out is measured.
    func measure(_ isMeasuring: Bool) { state.withLock { $0.isMeasuring = isMeasuring } }

    /// - Returns: the piece's number, to be told when it arrives where those before it may be lost.
    @discardableResult func setOut(_ direction: Direction) -> Int {
        let now = ContinuousClock.now
        return state.withLock { state in
            state.waiting[direction, default: []].append(now)
            return (state.waiting[direction]?.count ?? 1) - 1
        }
    }

    /// - Parameter number: nil for the one behind the last that arrived.
    func arrive(_ direction: Direction, number: Int? = nil) {
        let now = ContinuousClock.now
        state.withLock { state in
            let taken = state.taken[direction, default: 0]
            state.taken[direction] = taken + 1
            let number = number ?? taken
            guard state.isMeasuring, let waiting = state.waiting[direction], waiting.indices.contains(number) else {
                return
            }
            state.durations[direction, default: []].append(now - waiting[number])
        }
    }

    func durations(_ direction: Direction) -> [Duration] { state.withLock { $0.durations[direction] ?? [] } }

    /// How many pieces came so far.
    func count(_ direction: Direction) -> Int { state.withLock { $0.taken[direction] ?? 0 } }

    /// The server hears that the caller talks.
    func interrupt() { state.withLock { $0.speech = .now } }

    /// What was not played is thrown away.
    func clear() {
        let now = ContinuousClock.now
        state.withLock { state in
            guard let speech = state.speech, state.clearing == nil else { return }
            state.clearing = now - speech
        }
    }

    var clearing: Duration? { state.withLock(\.clearing) }
}
