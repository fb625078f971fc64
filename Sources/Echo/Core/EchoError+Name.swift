extension EchoError {
    /// A short word for it, for a message that failed: "rate_limited".
    var name: String {
        switch self {
        case .connectionLost, .unreachable, .connectionTimedOut, .answerTimedOut, .notConnected: "connection_lost"
        case .invalidKey, .missingKey, .keyRequired: "invalid_key"
        case .rateLimited, .askedToWait: "rate_limited"
        case .quotaExceeded: "insufficient_quota"
        case .responseFailed(let code, _): code ?? "server_error"
        case .server(let code, _, _): code ?? "server_error"
        case .invalidData: "invalid_data"
        case .noAnswer: "no_answer"
        default: "failed"
        }
    }
}
