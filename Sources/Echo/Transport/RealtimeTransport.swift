/// Opens WebSockets to a Realtime server, as an `Echo` does by itself: for those who stand between the two, to record say.
public struct RealtimeTransport: RealtimeTransportProtocol {
    private let transport: WebSocketTransport

    /// - Parameters:
    ///   - url: as `EchoConfiguration.baseURL`.
    ///   - key: API key; nil for servers that want none. It is sent in the connection's header and nowhere else.
    /// - Throws: `EchoError.invalidURL` when `url` is not a ws, wss, http or https address.
    public init(
        url: String, model: String, key: String?, network: NetworkEnvironment = NetworkEnvironment()
    ) throws(EchoError) {
        transport = WebSocketTransport(
            endpoint: try RealtimeEndpoint(baseURL: url, model: model), key: key, network: NetworkAccess(network))
    }

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol { try await transport.connect() }
}
