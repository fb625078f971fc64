public import Foundation
import NIOCore
import NIOFoundationCompat
import NIOPosix
import Synchronization

/// A real TCP server on the loopback interface that answers what has come so far on a connection as a script says.
public final class PuppetLine: Sendable {
    public enum Step: Sendable {
        /// More has to come.
        case wait
        case send(Data)
        /// Sends it and closes the connection.
        case end(Data)
    }

    private struct State {
        var channels: [any Channel] = []
        var received: [Data] = []
        var open = 0
    }

    private let state = Mutex(State())
    private let script: @Sendable (Data) -> Step

    /// - Parameter script: is told all that came on one connection since it was made or last answered.
    public init(script: @escaping @Sendable (Data) -> Step) { self.script = script }

    deinit { close() }

    /// What was answered, question by question.
    public var received: [Data] { state.withLock(\.received) }
    /// Connections that are open now.
    public var connections: Int { state.withLock(\.open) }

    /// Returns the port when it listens on 127.0.0.1.
    public func start() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { [weak self] channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let self else { return }
                    self.opened(channel)
                    try channel.pipeline.syncOperations.addHandler(Handler(self))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        state.withLock { $0.channels.append(channel) }
        return channel.localAddress?.port ?? 0
    }

    public func close() { for channel in state.withLock(\.channels) { channel.close(promise: nil) } }

    private func opened(_ channel: any Channel) {
        state.withLock {
            $0.channels.append(channel)
            $0.open += 1
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.open -= 1 } }
    }

    fileprivate func answer(_ bytes: Data) -> Step {
        let step = script(bytes)
        if case .wait = step { return step }
        state.withLock { $0.received.append(bytes) }
        return step
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private weak var line: PuppetLine?
    private var bytes = Data()

    init(_ line: PuppetLine) { self.line = line }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes += Data(buffer: Self.unwrapInboundIn(data))
        switch line?.answer(bytes) {
        case .send(let answer)?:
            bytes = Data()
            context.channel.writeAndFlush(ByteBuffer(data: answer), promise: nil)
        case .end(let answer)?:
            context.channel.writeAndFlush(ByteBuffer(data: answer)).assumeIsolated().whenComplete { _ in
                context.close(promise: nil)
            }
        case .wait?, nil: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
