import Foundation
import Synchronization

/// How long the pieces of one call's sound take from one side to the other, in their order.
final class CallMeter: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Pieces that are under way, by their numbers: more than a minute and a half.
    static let mostWaiting = 5000

    private struct State {
        var waiting: [Direction: [Instant]] = [:]
        var setOut: [Direction: Int] = [:]
        var taken: [Direction: Int] = [:]
        var durations: [Direction: [Duration]] = [:]
        var isMeasuring = false
        var speech: Instant?
        var clearing: Duration?
    }

    enum Direction: Sendable, Hashable { case up, down }

    private let state = Mutex(State())

    /// From now on, what sets out is measured, and nothing before.
    func measure(_ isMeasuring: Bool) {
        state.withLock { state in
            state.isMeasuring = isMeasuring
            if isMeasuring { state.durations = [:] }
        }
    }

    /// - Returns: the piece's number, to be told when it arrives where those before it may be lost; after the last one
    ///   they begin again.
    @discardableResult func setOut(_ direction: Direction) -> Int {
        let now = ContinuousClock.now
        return state.withLock { state in
            let number = state.setOut[direction, default: 0] % Self.mostWaiting
            state.setOut[direction, default: 0] += 1
            if state.waiting[direction, default: []].count <= number {
                state.waiting[direction, default: []].append(now)
            } else {
                state.waiting[direction]?[number] = now
            }
            return number
        }
    }

    /// - Parameter number: nil for the one behind the last that arrived.
    func arrive(_ direction: Direction, number: Int? = nil) {
        let now = ContinuousClock.now
        state.withLock { state in
            let taken = state.taken[direction, default: 0]
            state.taken[direction] = taken + 1
            let number = number ?? taken % Self.mostWaiting
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
