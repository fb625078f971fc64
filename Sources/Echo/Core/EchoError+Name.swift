extension EchoError {
    /// A short word for it, for a message that failed: "rate_limited".
    var name: String {
        switch self {
        case .connectionLost, .unreachable, .connectionTimedOut, .notConnected: "connection_lost"
        case .invalidKey, .missingKey: "invalid_key"
        case .rateLimited: "rate_limited"
        case .quotaExceeded: "insufficient_quota"
        case .responseFailed(let code, _): code ?? "server_error"
        case .server(let code, _, _): code ?? "server_error"
        case .invalidData: "invalid_data"
        default: "failed"
        }
    }
}
