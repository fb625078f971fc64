import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOWebSocket

/// Connects to a Realtime server over `ws` or `wss`.
struct WebSocketTransport: RealtimeTransportProtocol {
    let endpoint: RealtimeEndpoint
    let key: String?
    var limits = WebSocketLimits()
    var network = NetworkAccess()
    /// Decides alone whether a certificate (DER) is trusted; nil to ask the machine's authorities.
    var trusts: (@Sendable (Data) -> Bool)?

    private enum Upgrade: Sendable {
        case accepted(WebSocketConnection)
        case declined(NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>)
    }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        let started = ContinuousClock.now
        do {
            switch try await upgrade() {
            case .accepted(let connection): return connection
            case .declined(let channel):
                throw try await ConnectFailure.rejection(
                    of: channel, model: endpoint.model, hasKey: key != nil, address: endpoint.address)
            }
        } catch let error as EchoError {
            throw error
        } catch  where ContinuousClock.now - started >= .nanoseconds(limits.connectTimeout.nanoseconds) {
            throw .connectionTimedOut(host: endpoint.target.name)
        } catch  where TLSFailure.isAboutCertificate(error) {
            throw await NetworkAccess.certificateError(
                of: endpoint.target, proxies: network.proxies, encryption: network.encryption)
        } catch {
            throw ConnectFailure.echoError(error, host: endpoint.target.name)
        }
    }

    /// Of who is on a loop already it is that one: what belongs together stays on one thread.
    private static var group: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton.any() }

    private func upgrade() async throws -> Upgrade {
        let tls = endpoint.isSecure ? try context() : nil
        let proxy = network.proxies.proxy(to: endpoint.target)
        let upgraded: EventLoopFuture<Upgrade> = try await ClientBootstrap(group: Self.group)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connectTimeout(limits.connectTimeout)
            .connect(host: proxy?.host ?? endpoint.host, port: proxy?.port ?? endpoint.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let proxy { return try tunnel(through: proxy, channel, tls: tls) }
                    return try configure(channel, tls: tls)
                }
            }
        return try await upgraded.get()
    }

    /// Speaks to the server once the proxy has made a way to it.
    private func tunnel(
        through proxy: ProxyEnvironment.Proxy, _ channel: any Channel, tls: NIOSSLContext?
    ) throws -> EventLoopFuture<Upgrade> {
        let tunnel = channel.eventLoop.makePromise(of: Void.self)
        try channel.pipeline.syncOperations.addHandler(
            ProxyTunnelHandler(to: endpoint.target, through: proxy, tunnel: tunnel))
        limitPatience(channel, tunnel.futureResult)
        return tunnel.futureResult.flatMapThrowing { try configure(channel, tls: tls) }.flatMap { $0 }
    }

    /// A server that accepts the connection and then says nothing is hung up on.
    private func limitPatience<Success>(_ channel: any Channel, _ upgraded: EventLoopFuture<Success>) {
        let timeout = channel.eventLoop.scheduleTask(in: limits.connectTimeout) { channel.close(promise: nil) }
        upgraded.whenComplete { _ in timeout.cancel() }
    }

    private func configure(_ channel: any Channel, tls: NIOSSLContext?) throws -> EventLoopFuture<Upgrade> {
        if let tls { try channel.pipeline.syncOperations.addHandler(sslHandler(tls)) }
        let limits = limits
        let upgrader = NIOTypedWebSocketClientUpgrader<Upgrade>(
            maxFrameSize: limits.maximumMessageSize, enableAutomaticErrorHandling: false
        ) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                .accepted(try WebSocketConnection(channel: channel, limits: limits))
            }
        }
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: endpoint.pathAndQuery, headers: headers)
        var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
            upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: head, upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                    channel.eventLoop.makeCompletedFuture {
                        .declined(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
                    }
                }))
        // The server's first event often shares a packet with its 101; the default would drop it.
        configuration.leftOverBytesStrategy = .forwardBytes
        let upgraded = try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: configuration)
        limitPatience(channel, upgraded)
        return upgraded
    }

    private func context() throws -> NIOSSLContext {
        trusts == nil ? try network.encryption.context() : try Encryption.contextThatIsTold()
    }

    private func sslHandler(_ context: NIOSSLContext) throws -> NIOSSLClientHandler {
        let isAddress = (try? SocketAddress(ipAddress: endpoint.host, port: endpoint.port)) != nil
        let name = isAddress ? nil : endpoint.host
        guard let trusts else { return try NIOSSLClientHandler(context: context, serverHostname: name) }
        return try NIOSSLClientHandler(
            context: context, serverHostname: name,
            customVerificationCallback: { chain, verdict in
                let isTrusted = chain.first.flatMap { try? $0.toDERBytes() }.map { trusts(Data($0)) } ?? false
                verdict.succeed(isTrusted ? .certificateVerified : .failed)
            })
    }

    private var headers: HTTPHeaders {
        var headers = HTTPHeaders([("Host", endpoint.hostHeader)])
        if let key { headers.add(name: "Authorization", value: "Bearer \(key)") }
        if let trace = network.traceParent { headers.add(name: "traceparent", value: trace) }
        return headers
    }
}
