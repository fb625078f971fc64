import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Testing

@testable import Echo

@Suite struct `A server that sends sound as binary frames` {
    /// Says what it has to say to everybody who connects.
    private final class Speaker: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias OutboundOut = WebSocketFrame

        func handlerAdded(context: ChannelHandlerContext) {
            let sound = ByteBuffer(bytes: [0, 0, 1, 1])
            let frames = [
                WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: #"{"type":"before"}"#)),
                WebSocketFrame(fin: true, opcode: .binary, data: sound),
                WebSocketFrame(fin: false, opcode: .binary, data: sound),
                WebSocketFrame(fin: false, opcode: .continuation, data: sound),
                WebSocketFrame(fin: true, opcode: .continuation, data: sound),
                WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(string: #"{"type":"between"}"#)),
                WebSocketFrame(fin: false, opcode: .text, data: ByteBuffer(string: #"{"type":"#)),
                WebSocketFrame(fin: true, opcode: .continuation, data: ByteBuffer(string: #""after"}"#)),
            ]
            for frame in frames { context.write(Self.wrapOutboundOut(frame), promise: nil) }
            context.flush()
        }
    }

    private func listen() async throws -> any Channel {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Speaker()) }
            })
        return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline(
                    withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    @Test func `is understood in all that it says in words`() async throws {
        let server = try await listen()
        let port = try #require(server.localAddress?.port)
        let endpoint = try RealtimeEndpoint(baseURL: "ws://127.0.0.1:\(port)", model: "m")
        let connection = try await WebSocketTransport(endpoint: endpoint, key: nil).connect()

        var events: [RealtimeTransportEvent] = []
        while events.count < 3 {
            let more = await connection.receive()
            guard !more.isEmpty else { break }
            events += more
        }

        let texts = ["before", "between", "after"].map { Data(#"{"type":"\#($0)"}"#.utf8) }
        #expect(events == texts.map { .text($0) })
        await connection.close()
        try await server.close()
    }
}
