extension EchoError {
    /// The close code of a connection that we ended ourselves (RFC 6455 §7.4.1).
    static let ownWish = 1000
    /// The work was cancelled; nobody needs to be told.
    static let cancelled = EchoError.connectionLost(code: ownWish, reason: "it was cancelled")
}
