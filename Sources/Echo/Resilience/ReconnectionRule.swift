/// Which ends of a Realtime connection a fresh one can heal.
enum ReconnectionRule {
    /// The close codes on which the vendor's own clients connect again: the server goes, restarts or is too busy, or
    /// the connection broke without a word.
    static let healableCloseCodes: Set<Int> = [1001, 1005, 1006, 1011, 1012, 1013, 1015]

    static func isWorthRetrying(_ error: EchoError) -> Bool {
        switch error {
        case .connectionLost(let code, _): healableCloseCodes.contains(code)
        case .rejected(let status, _): RetryPolicy.isTransient(status: status)
        case .unreachable, .connectionTimedOut, .rateLimited: true
        case .askedToWait(_, let wait, _): wait <= RetryPolicy().longestAskedWait
        default: false
        }
    }
}
