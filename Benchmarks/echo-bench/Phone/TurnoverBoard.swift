import Foundation
import Synchronization

/// When calls were begun, and how long it took until their first sound was where it belongs.
final class TurnoverBoard: Sendable {
    private struct State {
        var begun: [Int: ContinuousClock.Instant] = [:]
        var setups: [Duration] = []
        var failed = 0
    }

    private let state = Mutex(State())

    /// - Parameter call: a number that no call of the last while had.
    func begin(_ call: Int) { state.withLock { $0.begun[call] = .now } }

    func arrive(_ call: Int) {
        let now = ContinuousClock.now
        state.withLock { state in
            if let begun = state.begun.removeValue(forKey: call) { state.setups.append(now - begun) }
        }
    }

    func hasArrived(_ call: Int) -> Bool { state.withLock { $0.begun[call] == nil } }

    /// What has not arrived by now came to nothing.
    func end(_ call: Int) {
        state.withLock { state in if state.begun.removeValue(forKey: call) != nil { state.failed += 1 } }
    }

    /// What was measured since the last time.
    func take() -> (setups: [Duration], failed: Int) {
        state.withLock { state in
            defer { (state.setups, state.failed) = ([], 0) }
            return (state.setups, state.failed)
        }
    }
}
