import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A proxy that makes a tunnel to one port of this machine, whatever server it is asked for.
final class TunnelProxy: Sendable {
    private let destination: Int
    private let listener = Mutex<(any Channel)?>(nil)
    fileprivate let heads = Mutex<[String]>([])

    init(to destination: Int) { self.destination = destination }

    deinit { listener.withLock { $0 }?.close(promise: nil) }

    /// The first lines of what it was asked.
    var requests: [String] { heads.withLock { $0.map { String($0.prefix { $0 != "\r\n" }) } } }

    /// Returns the port when it listens.
    func start() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { [weak self] channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let self else { return }
                    try channel.pipeline.syncOperations.addHandler(
                        TunnelEntrance(proxy: self, destination: self.destination))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        listener.withLock { $0 = channel }
        return channel.localAddress?.port ?? 0
    }
}

/// Takes one `CONNECT`; everything behind it goes to the other side.
private final class TunnelEntrance: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private weak var proxy: TunnelProxy?
    private let destination: Int
    private var head = ""
    private var other: (any Channel)?

    init(proxy: TunnelProxy, destination: Int) {
        self.proxy = proxy
        self.destination = destination
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = Self.unwrapInboundIn(data)
        if let other { return other.writeAndFlush(bytes, promise: nil) }
        head += String(buffer: bytes)
        guard head.hasSuffix("\r\n\r\n") else { return }
        proxy?.heads.withLock { $0.append(head) }
        let channel = context.channel
        let connected = ClientBootstrap(group: channel.eventLoop)
            .channelInitializer { far in
                far.eventLoop.makeCompletedFuture {
                    try far.pipeline.syncOperations.addHandler(TunnelExit(to: channel))
                }
            }
            .connect(host: "127.0.0.1", port: destination)
        connected.assumeIsolated().whenSuccess { far in
            self.other = far
            channel.writeAndFlush(ByteBuffer(string: "HTTP/1.1 200 Connection established\r\n\r\n"), promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { other?.close(promise: nil) }
}

@available(*, unavailable)
extension TunnelEntrance: Sendable {}

/// What comes back from the server.
private final class TunnelExit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let near: any Channel

    init(to near: any Channel) { self.near = near }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        near.writeAndFlush(Self.unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { near.close(promise: nil) }
}

@available(*, unavailable)
extension TunnelExit: Sendable {}
