/// The meaning of the end of a connection.
enum ConnectionEnd {
    static func error(code: Int, reason: String) -> EchoError {
        if code == 3000 || reason.contains("invalid_api_key") { return .invalidKey }
        if reason.contains("insufficient_quota") { return .quotaExceeded(message: reason) }
        return .connectionLost(code: code, reason: reason)
    }
}
