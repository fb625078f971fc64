public import Foundation

/// Opens a WebSocket that carries JSON texts, to any server.
///
/// A message may have 20 MiB. The server is pinged when it is silent for 5 s, and given up when it stays silent for 5 s
/// more; what is not taken is not read from the socket.
public struct TextSocket: RealtimeTransportProtocol {
    private let transport: WebSocketTransport

    /// - Parameters:
    ///   - url: ws, wss, http or https, with its path.
    ///   - key: sent as a bearer token in the connection's header and nowhere else; nil for none.
    ///   - trusts: decides alone whether a server's certificate (DER) is trusted, in place of the machine's
    ///     authorities; nil to ask those.
    /// - Throws: `EchoError.invalidURL`.
    public init(
        url: String, key: String? = nil, network: NetworkEnvironment = NetworkEnvironment(),
        trusts: (@Sendable (Data) -> Bool)? = nil
    ) throws(EchoError) {
        transport = WebSocketTransport(
            endpoint: try RealtimeEndpoint(url: url), key: key, network: NetworkAccess(network), trusts: trusts)
    }

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol { try await transport.connect() }

    /// The certificate that the server shows, in DER, whoever vouches for it; nil where it shows none. Nothing is sent
    /// to it.
    public func certificate() async -> Data? {
        let endpoint = transport.endpoint
        guard endpoint.isSecure else { return nil }
        let inquiry = CertificateInquiry(
            target: endpoint.target, proxy: transport.network.proxies.proxy(to: endpoint.target),
            encryption: transport.network.encryption)
        return await inquiry.certificate()
    }
}
