import Echo

/// Why the model at the other end of the conversation did not answer.
extension ProviderError {
    /// Nil for what is no matter of an answer.
    init?(of error: EchoError) {
        switch error {
        case .missingKey, .invalidKey: self = .unauthorized
        case .unreachable(let host, _): self = .unreachable(host: host)
        case .connectionTimedOut: self = .timedOut
        case .connectionLost, .incompleteAnswer: self = .brokenOff
        case .quotaExceeded: self = .quotaExceeded
        case .rateLimited: self = .rateLimited(retryAfter: nil)
        case .rejected(let status, _):
            self = status >= 500 ? .serverFailed(status: status) : .rejected(status: status, reason: "")
        case .responseFailed: self = .serverFailed(status: nil)
        case .unexpectedAnswer, .invalidData: self = .invalidAnswer(reason: "it is of another kind")
        case .suspended(_, let wait): self = .resting(wait: wait)
        case .budgetSpent, .monthlyBudgetSpent: self = .budgetSpent
        default: return nil
        }
    }
}
