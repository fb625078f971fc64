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

    func setOut(_ direction: Direction) {
        let now = ContinuousClock.now
        state.withLock { $0.waiting[direction, default: []].append(now) }
    }

    /// The same of a piece that says which it is: those before it may have been lost.
    ///
    /// - Returns: its number.
    func setOutNumbered(_ direction: Direction) -> Int {
        let now = ContinuousClock.now
        return state.withLock { state in
            state.waiting[direction, default: []].append(now)
            return (state.waiting[direction]?.count ?? 1) - 1
        }
    }

    func arrive(_ direction: Direction, number: Int) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.taken[direction, default: 0] += 1
            guard state.isMeasuring, let waiting = state.waiting[direction], waiting.indices.contains(number) else {
                return
            }
            state.durations[direction, default: []].append(now - waiting[number])
        }
    }

    func arrive(_ direction: Direction, pieces: Int = 1) {
        let now = ContinuousClock.now
        state.withLock { state in
            for _ in 0..<pieces {
                let index = state.taken[direction, default: 0]
                guard let waiting = state.waiting[direction], index < waiting.count else { return }
                state.taken[direction] = index + 1
                if state.isMeasuring { state.durations[direction, default: []].append(now - waiting[index]) }
            }
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
