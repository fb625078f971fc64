public import Foundation
import Synchronization

/// Lets calls in and out by a policy, and counts them.
public final class CallGate: Sendable {
    /// A place that is kept for a call until it begins.
    private struct Place {
        let until: Date
        /// An emergency is called whatever the limits say.
        let isExempt: Bool
    }

    private struct Running {
        let id: UUID
        let start: Date
        /// The number that this side called; nil for a call that came in.
        let called: String?
    }

    private struct State {
        var ledger: CallLedger
        var fraud = FraudWatch()
        var visits = CallerVisits()
        var running: [String: Running] = [:]
        /// Running ones that go on whatever the limits say.
        var exempt: Set<String> = []
        var kept: [String: Place] = [:]
        var isMonthUsedUp = false

        /// With the places that are kept for others counted as calls that run.
        mutating func usage(at now: Date, besides calls: String...) -> CallUsage {
            kept = kept.filter { $0.value.until > now }
            var usage = ledger.usage(at: now)
            usage.isMonthUsedUp = isMonthUsedUp
            usage.active += kept.keys.count { !calls.contains($0) }
            return usage
        }

        /// A decision to call somebody holds only for numbers that are not locked.
        func unlocked(_ decision: CallDecision, _ attempt: CallAttempt, at now: Date) -> CallDecision {
            if case .incoming = attempt { return decision }
            guard case .allow(let number?) = decision, let start = fraud.lockedStart(of: number.digits, at: now) else {
                return decision
            }
            return .refuse(.dialingLocked(start))
        }

        /// A decision to let somebody in holds only for who has not called too often; what is told again counts once.
        mutating func counted(
            _ decision: CallDecision, _ attempt: CallAttempt, of call: String, _ policy: CallPolicy, at now: Date
        ) -> CallDecision {
            guard case .incoming(let caller) = attempt, let most = policy.limits.callsPerCaller, kept[call] == nil,
                running[call] == nil, !decision.isRefused
            else { return decision }
            let name = (try? PhoneNumber(caller, in: policy.country))?.e164 ?? caller.lowercased()
            return visits.admit(name, most: most, at: now) ? decision : .refuse(.callerTooOften(limit: most))
        }
    }

    /// From the webhook, or from being placed, to the first sound: as long as a stream's ticket lets it in.
    private static let patience = StreamTicket.life

    public let policy: CallPolicy
    private let now: @Sendable () -> Date
    private let state: Mutex<State>
    private let onLock: @Sendable (CallRefusal) -> Void

    /// - Parameters:
    ///   - timeZone: whose midnight ends the day that is counted.
    ///   - onLock: told when numbers are locked that many short calls went to; it must not wait.
    public init(
        _ policy: CallPolicy, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() },
        onLock: @escaping @Sendable (CallRefusal) -> Void = { _ in }
    ) {
        self.policy = policy
        self.now = now
        self.onLock = onLock
        state = Mutex(State(ledger: CallLedger(timeZone: timeZone)))
    }

    public func decision(on attempt: CallAttempt) -> CallDecision {
        let now = now()
        return state.withLock { state in
            state.unlocked(policy.decision(on: attempt, usage: state.usage(at: now), at: now), attempt, at: now)
        }
    }

    /// Decides, and keeps a place for a call that may be: of several that come at once no more are let in than there is
    /// room for. The place is free again when the call ends, is given back, or has not begun for two minutes.
    func reserve(_ call: String, for attempt: CallAttempt) -> CallDecision {
        let now = now()
        return state.withLock { state in
            let allowed = state.unlocked(
                policy.decision(on: attempt, usage: state.usage(at: now, besides: call), at: now), attempt, at: now)
            let decision = state.counted(allowed, attempt, of: call, policy, at: now)
            guard !decision.isRefused else { return decision }
            state.kept[call] = Place(until: now + Self.patience, isExempt: decision.isEmergency)
            return decision
        }
    }

    /// The exchange has given a call that was placed its own name.
    func rename(_ call: String, to name: String) {
        state.withLock { state in
            if let place = state.kept.removeValue(forKey: call) { state.kept[name] = place }
        }
    }

    /// The call came to nothing.
    ///
    /// - Returns: whether a place was kept for it until now.
    @discardableResult
    func giveBack(_ call: String) -> Bool { state.withLock { $0.kept.removeValue(forKey: call) != nil } }

    public var usage: CallUsage {
        state.withLock { state in
            var usage = state.ledger.usage(at: now())
            usage.isMonthUsedUp = state.isMonthUsedUp
            return usage
        }
    }

    /// - Parameters:
    ///   - name: under which a place was kept, where that is another one.
    ///   - line: who calls whom; nil where that is not known, and costs nothing.
    func begin(_ call: String, keptAs name: String? = nil, line: PhoneLineCall? = nil) -> CallEntry {
        let now = now()
        return state.withLock { state in
            guard state.running[call] == nil else { return .known }
            let usage = state.usage(at: now, besides: call, name ?? call)
            let place = [call, name ?? call].compactMap { state.kept.removeValue(forKey: $0) }.first
            if place?.isExempt != true, let refusal = policy.limitReached(usage) { return .refused(refusal) }
            let id = UUID()
            state.running[call] = Running(
                id: id, start: now, called: line.flatMap { $0.direction == .outbound ? $0.to : nil })
            if place?.isExempt == true { state.exempt.insert(call) }
            state.ledger.begin(id, at: now, perMinute: line.flatMap(policy.tariff.perMinute))
            return place == nil ? .begunUnannounced : .begun
        }
    }

    /// It has a place, or has taken it.
    func expects(_ call: String) -> Bool {
        let now = now()
        return state.withLock { $0.running[call] != nil || ($0.kept[call].map { $0.until > now } ?? false) }
    }

    func isRunning(_ call: String) -> Bool { state.withLock { $0.running[call] != nil } }

    func end(_ call: String) {
        let now = now()
        let locked: String? = state.withLock { state in
            guard let running = state.running.removeValue(forKey: call) else { return nil }
            state.exempt.remove(call)
            state.ledger.end(running.id, at: now)
            let length = Duration.seconds(max(0, now.timeIntervalSince(running.start)))
            return running.called.flatMap { state.fraud.end($0, after: length, at: now) }
        }
        if let locked { onLock(.dialingLocked(locked)) }
    }

    /// Running calls that are to end: there are no minutes, or no dollars, left of the day.
    var overdue: [String] {
        let now = now()
        return state.withLock { state in
            guard policy.dayUsedUp(state.ledger.usage(at: now)) != nil else { return [] }
            return state.running.keys.filter { !state.exempt.contains($0) }
        }
    }

    /// What all programs used of this day so far, this one among them.
    public func count(all: CallUsage) { state.withLock { $0.ledger.count(all: all, at: now()) } }

    func spend(_ dollars: Decimal) { state.withLock { $0.ledger.spend(dollars, at: now()) } }

    /// Whether the budget of the month is used up: then no call begins, and those that run go on.
    public func endMonth(_ isUsedUp: Bool) { state.withLock { $0.isMonthUsedUp = isUsedUp } }

    /// How numbers begin that are locked, and until when.
    var locks: [String: Date] { state.withLock { $0.fraud.locks(at: now()) } }

    /// Those that another bridge has locked, or this one before it was started.
    func lock(_ locks: [String: Date]) { state.withLock { $0.fraud.add(locks, at: now()) } }

    func failPIN() { state.withLock { $0.ledger.failPIN(at: now()) } }
}

extension CallDecision {
    fileprivate var isRefused: Bool { if case .refuse = self { true } else { false } }

    fileprivate var isEmergency: Bool {
        if case .allow(let number) = self { number?.kind == .emergency } else { false }
    }
}
