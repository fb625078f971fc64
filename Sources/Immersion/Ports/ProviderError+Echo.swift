import Echo

/// Why the model at the other end of the conversation did not answer.
extension ProviderError {
    /// Nil for what is no matter of an answer.
    init?(of error: EchoError) {
        switch error {
        case .missingKey, .invalidKey, .keyRequired: self = .unauthorized
        case .unreachable(let host, _): self = .unreachable(host: host)
        case .connectionTimedOut, .answerTimedOut(_, .beginning, _): self = .timedOut
        case .answerTimedOut: self = .brokenOff
        case .connectionLost, .incompleteAnswer: self = .brokenOff
        case .quotaExceeded: self = .quotaExceeded
        case .rateLimited, .askedToWait: self = .rateLimited(retryAfter: nil)
        case .rejected(let status, _):
            self = status >= 500 ? .serverFailed(status: status) : .rejected(status: status, reason: "")
        case .responseFailed: self = .serverFailed(status: nil)
        case .unexpectedAnswer, .invalidData, .noAnswer: self = .invalidAnswer(reason: "it is of another kind")
        case .suspended(_, let wait): self = .resting(wait: wait)
        case .budgetSpent, .monthlyBudgetSpent, .budgetTooLow: self = .budgetSpent
        case .unsupportedModel(let name, _, _): self = .noModel(name)
        default: return nil
        }
    }
}
