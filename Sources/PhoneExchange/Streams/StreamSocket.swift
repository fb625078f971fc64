import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The WebSocket of one media stream, opened by the exchange.
struct StreamSocket: Sendable {
    private static let patience = TimeAmount.seconds(5)

    private let channel: any Channel

    private enum Outcome: Sendable {
        case open(StreamSocket)
        case refused
    }

    /// - Parameter receive: called on the event loop; the last call is `.closed`, where there was any.
    static func connect(
        to address: StreamAddress, _ headers: HTTPHeaders, receive: @escaping @Sendable (StreamSocketEvent) -> Void
    ) async throws(StreamSocketError) -> StreamSocket {
        let outcome: Outcome
        do {
            let upgraded = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connectTimeout(patience)
                .connect(host: address.host, port: address.port) { channel in
                    channel.eventLoop.makeCompletedFuture { try configure(channel, address, headers, receive) }
                }
            outcome = try await upgraded.get()
        } catch { throw .unreachable }
        guard case .open(let socket) = outcome else { throw .refused }
        return socket
    }

    private static func configure(
        _ channel: any Channel, _ address: StreamAddress, _ headers: HTTPHeaders,
        _ receive: @escaping @Sendable (StreamSocketEvent) -> Void
    ) throws -> EventLoopFuture<Outcome> {
        let upgrader = NIOTypedWebSocketClientUpgrader<Outcome>(
            maxFrameSize: 4 << 20, enableAutomaticErrorHandling: false
        ) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(StreamSocketHandler(receive: receive))
                return .open(StreamSocket(channel: channel))
            }
        }
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: address.path, headers: headers)
        var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
            upgradeConfiguration: .init(
                upgradeRequestHead: head, upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                    channel.close(promise: nil)
                    return channel.eventLoop.makeSucceededFuture(.refused)
                }))
        // The app's first message often comes together with its 101.
        configuration.leftOverBytesStrategy = .forwardBytes
        let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: configuration)
        let giveUp = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        outcome.whenComplete { _ in giveUp.cancel() }
        return outcome
    }

    /// In the order of the calls. An app that does not read misses sound.
    ///
    /// - Returns: false when it was not taken.
    @discardableResult
    func send(_ text: String, mayBeLost: Bool = false) -> Bool {
        guard !mayBeLost || channel.isWritable else { return false }
        // Never at once, so that what follows from it does not come back before the caller has let go of its lock.
        channel.eventLoop.execute { [channel] in
            let frame = WebSocketFrame(
                fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text))
            channel.writeAndFlush(frame, promise: nil)
        }
        return true
    }

    /// Says goodbye behind what was sent, and waits a little for the app to say it too; also in a task that is cancelled.
    func close() async {
        channel.eventLoop.execute { [channel] in
            channel.triggerUserOutboundEvent(StreamSocketHandler.Goodbye(), promise: nil)
        }
        try? await channel.closeFuture.get()
    }

    /// Ends it without a word.
    func abandon() { channel.close(promise: nil) }
}
