public import Foundation

/// Opens one connection to a Realtime server.
public protocol RealtimeTransportProtocol: Sendable {
    /// Returns when the connection is open and the server can be heard.
    ///
    /// - Throws: `unreachable`, `connectionTimedOut`, `invalidKey`, `rejected` and what else kept it from being made.
    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol
}

/// One open connection: whole JSON texts, both ways.
public protocol RealtimeConnectionProtocol: Sendable {
    /// Waits for what the server sends, and gives all that has come since the last time, in order; the last is `.closed`
    /// or `.violated`, then nothing comes, at once. One listener, which is not told faster than it asks: what it has not
    /// asked for stays with the server. It stays where it is called: whoever reads on an actor does not leave it.
    nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent]
    /// Returns when the bytes were handed to the system.
    ///
    /// - Throws: `notConnected` when the connection is over.
    func send(_ text: Data) async throws(EchoError)
    /// The same without waiting, behind what was sent before.
    ///
    /// - Returns: false when there is no room for it, or it has to be waited for: nothing was sent.
    func post(_ text: Data) -> Bool
    /// Closes with 1000 and waits a moment for the server to agree.
    func close() async
}

extension RealtimeConnectionProtocol {
    public func post(_ text: Data) -> Bool { false }
}

/// A message or a change of one connection to a server.
public enum RealtimeTransportEvent: Sendable, Hashable {
    /// One JSON text, UTF-8.
    case text(Data)
    /// The connection is over. Code and reason as in RFC 6455; 1006 when it just broke.
    case closed(code: Int, reason: String)
    /// The server sent what no connection may carry, a clause in words; the connection was closed because of it.
    case violated(reason: String)
}
