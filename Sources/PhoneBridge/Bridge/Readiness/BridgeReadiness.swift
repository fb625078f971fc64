public import Echo
import EchoWire
public import Foundation
import Synchronization

/// The state of the parts that calls depend on, each with its age: a balancer sends calls to bridges that are ready.
public final class BridgeReadiness: Sendable {
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case database, disk, line, model
        /// The store that recordings are copied to.
        case recordings

        /// Without it no call is carried. Recordings wait on the machine.
        var isNeeded: Bool { self != .recordings }
    }

    private struct Check: Sendable {
        var problem: String?
        var date: Date
    }

    private let checks = Mutex<[Part: Check]>([:])
    private let now: @Sendable () -> Date

    public init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// - Parameter problem: a sentence for people; nil for none.
    func note(_ part: Part, _ problem: String?) {
        let date = now()
        checks.withLock { $0[part] = Check(problem: problem, date: date) }
    }

    /// Calls that go on say how the model does.
    func note(_ news: SwitchboardNews) {
        switch news.happening {
        case .echo(.connectionStatusChanged(.connected)): note(.model, nil)
        case .failed(let error) where error.isOutage: note(.model, error.sentence)
        default: break
        }
    }

    /// A part that was not looked at yet stands in nobody's way.
    var isReady: Bool { Self.isReady(checks.withLock(\.self)) }

    private static func isReady(_ checks: [Part: Check]) -> Bool {
        checks.allSatisfy { $0.value.problem == nil || !$0.key.isNeeded }
    }

    /// Those that were looked at, and whether each was there.
    var parts: [Part: Bool] { checks.withLock { $0.mapValues { $0.problem == nil } } }

    /// - Parameter leftAlone: those that nobody asks just now, since they failed again and again.
    func json(isDraining: Bool, leftAlone: Set<Part> = []) -> JSONValue {
        let date = now()
        let checks = checks.withLock { $0 }
        var parts: JSONObject = [:]
        for (part, check) in checks {
            var json: JSONObject = [
                "ready": .bool(check.problem == nil),
                "ageSeconds": .integer(max(0, Int(date.timeIntervalSince(check.date)))),
            ]
            json["problem"] = check.problem.map { .string($0) }
            if leftAlone.contains(part) { json["leftAlone"] = true }
            parts[part.rawValue] = .object(json)
        }
        let status = isDraining ? "draining" : Self.isReady(checks) ? "ready" : "not ready"
        return ["status": .string(status), "checks": .object(parts)]
    }
}

extension EchoError {
    /// The assistant's server is away, or does not want this bridge: the next call will not have it either.
    public var isOutage: Bool {
        switch self {
        case .unreachable, .connectionTimedOut, .answerTimedOut, .invalidKey, .keyRequired, .missingKey, .rejected,
            .connectionLost, .quotaExceeded, .suspended, .notConnected, .askedToWait, .rateLimited:
            true
        default: false
        }
    }

    /// What happened, for people, without an address, a key or the server's own words.
    var sentence: String {
        switch self {
        case .unreachable: "The assistant's server cannot be reached."
        case .connectionTimedOut, .answerTimedOut: "The assistant's server does not answer."
        case .invalidKey: "The assistant's server does not accept the key."
        case .missingKey, .keyRequired: "The assistant's server needs a key, and there is none."
        case .rejected(let status, _): "The assistant's server refuses connections (\(status))."
        case .connectionLost, .notConnected: "The connection to the assistant's server broke."
        case .quotaExceeded: "The account at the assistant's server has no credit left."
        case .rateLimited, .askedToWait: "The assistant's server asks you to wait."
        case .suspended: "The assistant's server failed too often, and is left alone for a while."
        case .budgetSpent, .monthlyBudgetSpent, .budgetTooLow: "The budget is used up."
        case .unsupportedModel(let name, _, _): "There is no model named \(name)."
        case .unsupportedVoice(let name, _): "There is no voice named \(name)."
        case .invalidSetting(let name, let reason): "The setting \(name) cannot be used: \(reason)."
        case .server, .responseFailed: "The assistant's server reports an error."
        case .invalidData: "The answer of the assistant's server cannot be understood."
        default: "The assistant cannot continue."
        }
    }
}
