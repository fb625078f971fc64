/// The engine's progress with its connection.
public enum ConnectionStatus: Sendable, Hashable {
    case disconnected
    case connecting(host: String)
    case connected(sessionID: String, model: String)
    /// It failed and is tried again by itself; the conversation is kept.
    case retrying(Retry)
    /// The session is about to reach its greatest age and goes on in a fresh one.
    case handingOver
    /// The connection ended by itself; the conversation is kept and `reconnect()` continues it.
    case lost(EchoError)
}

/// An attempt to come.
public struct Retry: Sendable, Hashable {
    /// The attempt that comes next, from 1.
    public var attempt: Int
    /// The last attempt that will be made.
    public var limit: Int
    /// From now until it begins.
    public var delay: Duration
    /// Why it is necessary.
    public var cause: EchoError

    public init(attempt: Int, limit: Int, delay: Duration, cause: EchoError) {
        self.attempt = attempt
        self.limit = limit
        self.delay = delay
        self.cause = cause
    }
}
