/// Connects to a Realtime server and leaves again: whether it answers, and how soon.
public struct ServerProbe: Sendable {
    private let transport: WebSocketTransport

    /// - Throws: `EchoError.invalidURL` when `url` is not a ws, wss, http or https address.
    public init(
        url: String, model: String, key: String?, network: NetworkEnvironment = NetworkEnvironment()
    ) throws(EchoError) {
        transport = WebSocketTransport(
            endpoint: try RealtimeEndpoint(baseURL: url, model: model), key: key,
            network: NetworkAccess(network))
    }

    /// - Returns: how long the connection, with its handshakes, took.
    /// - Throws: why the server could not be reached, or how it refused.
    public func measure() async throws(EchoError) -> Duration {
        let start = ContinuousClock.now
        let connection = try await transport.connect()
        let duration = ContinuousClock.now - start
        try await Self.expectWelcome(from: connection)
        await connection.close()
        return duration
    }

    /// A server may accept the connection and refuse the key only then, with a close code.
    private static func expectWelcome(from connection: any RealtimeConnectionProtocol) async throws(EchoError) {
        guard case .closed(let code, let reason)? = await connection.receive().first else { return }
        throw code == 3000 ? .invalidKey : .connectionLost(code: code, reason: reason)
    }
}
