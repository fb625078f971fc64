public import Foundation
import Synchronization

/// Lets calls in and out by a policy, and counts them.
public final class CallGate: Sendable {
    private struct State {
        var ledger: CallLedger
        var running: [String: UUID] = [:]
    }

    public let policy: CallPolicy
    private let now: @Sendable () -> Date
    private let state: Mutex<State>

    /// - Parameter timeZone: whose midnight ends the day that is counted.
    public init(
        _ policy: CallPolicy, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.policy = policy
        self.now = now
        state = Mutex(State(ledger: CallLedger(timeZone: timeZone)))
    }

    public func decision(on attempt: CallAttempt) -> CallDecision {
        let now = now()
        return policy.decision(on: attempt, usage: state.withLock { $0.ledger.usage(at: now) }, at: now)
    }

    public var usage: CallUsage { state.withLock { $0.ledger.usage(at: now()) } }

    func begin(_ call: String) {
        state.withLock { state in
            let id = UUID()
            state.running[call] = id
            state.ledger.begin(id, at: now())
        }
    }

    func end(_ call: String) {
        state.withLock { state in
            guard let id = state.running.removeValue(forKey: call) else { return }
            state.ledger.end(id, at: now())
        }
    }

    func spend(_ dollars: Decimal) { state.withLock { $0.ledger.spend(dollars, at: now()) } }

    func failPIN() { state.withLock { $0.ledger.failPIN(at: now()) } }
}
