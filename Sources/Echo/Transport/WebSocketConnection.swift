import Foundation
import NIOCore
import NIOWebSocket

/// One established WebSocket, seen as whole JSON texts.
final class WebSocketConnection: RealtimeConnectionProtocol {
    let incoming: AsyncStream<RealtimeTransportEvent>
    private let channel: any Channel
    private let handler: NIOLoopBound<WebSocketClientHandler>

    /// Must be called on the channel's event loop.
    init(channel: any Channel, limits: WebSocketLimits) throws {
        let (stream, continuation) = AsyncStream.makeStream(of: RealtimeTransportEvent.self)
        let handler = WebSocketClientHandler(limits: limits, deliver: continuation)
        try channel.pipeline.syncOperations.addHandler(handler)
        self.incoming = stream
        self.channel = channel
        self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    }

    func send(_ text: Data) async throws(EchoError) {
        let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(bytes: text))
        do {
            try await channel.writeAndFlush(frame)
        } catch {
            throw .notConnected
        }
    }

    func close() async {
        let handler = handler
        let channel = channel
        channel.eventLoop.execute {
            guard let context = try? channel.pipeline.syncOperations.context(handler: handler.value) else { return }
            handler.value.close(context, .normal)
        }
        try? await channel.closeFuture.get()
    }
}
