/// One thing the doctor looked at, and what to do about it.
struct Finding: Sendable, Hashable, Encodable {
    enum Verdict: String, Sendable, Hashable, Encodable {
        case good, caution, bad

        var mark: String {
            switch self {
            case .good: "✓"
            case .caution: "!"
            case .bad: "✗"
            }
        }
    }

    let subject: String
    let verdict: Verdict
    /// What was found.
    let fact: String
    /// What to do; nil when there is nothing to do.
    var advice: String?

    static func good(_ subject: String, _ fact: String) -> Finding {
        Finding(subject: subject, verdict: .good, fact: fact)
    }

    static func caution(_ subject: String, _ fact: String, advice: String) -> Finding {
        Finding(subject: subject, verdict: .caution, fact: fact, advice: advice)
    }

    static func bad(_ subject: String, _ fact: String, advice: String) -> Finding {
        Finding(subject: subject, verdict: .bad, fact: fact, advice: advice)
    }
}
