/// What the engine is doing about its connection.
public enum ConnectionStatus: Sendable, Hashable {
    case disconnected
    case connecting(host: String)
    case connected(sessionID: String, model: String)
    /// The connection ended by itself; the conversation is kept and `reconnect()` continues it.
    case lost(EchoError)
}
