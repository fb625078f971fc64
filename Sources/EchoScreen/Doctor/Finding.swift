import EchoText

/// One thing the doctor looked at, and what to do about it.
public struct Finding: Sendable, Hashable, Encodable {
    public enum Verdict: String, Sendable, Hashable, Encodable {
        case good, caution, bad

        public var mark: String {
            switch self {
            case .good: "✓"
            case .caution: "!"
            case .bad: "✗"
            }
        }

        package var role: TextRole {
            switch self {
            case .good: .success
            case .caution: .warning
            case .bad: .failure
            }
        }
    }

    public let subject: String
    public let verdict: Verdict
    /// The finding.
    public let fact: String
    /// The advice; nil when there is nothing to do.
    public var advice: String?

    public static func good(_ subject: String, _ fact: String) -> Finding {
        Finding(subject: subject, verdict: .good, fact: fact)
    }

    public static func caution(_ subject: String, _ fact: String, advice: String) -> Finding {
        Finding(subject: subject, verdict: .caution, fact: fact, advice: advice)
    }

    public static func bad(_ subject: String, _ fact: String, advice: String) -> Finding {
        Finding(subject: subject, verdict: .bad, fact: fact, advice: advice)
    }
}
