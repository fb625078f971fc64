import EchoServing
import Foundation
import NIOCore
import NIOWebSocket

/// The client's side of a WebSocket above its frames: whole messages, pings and the closing handshake.
final class StreamSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// Closes with a handshake, as an outbound event.
    struct Goodbye: Sendable {}

    private static let longest = 4 << 20
    private static let closePatience = TimeAmount.seconds(1)

    private let receive: @Sendable (StreamSocketEvent) -> Void
    private var assembly = FrameAssembly(ofClient: false, limit: longest)
    private var hasSentClose = false
    private var isOver = false

    init(receive: @escaping @Sendable (StreamSocketEvent) -> Void) { self.receive = receive }

    func channelInactive(context: ChannelHandlerContext) {
        finish(code: nil)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        guard !isOver else { return }
        switch assembly.receive(frame) {
        case .nothing: break
        case .message(.text(let bytes)): receive(.text(Data(bytes.readableBytesView)))
        case .message(.binary): receive(.garbage)
        case .pong(let payload): send(.pong, payload, context)
        case .close(let close): answer(close, context)
        case .violation: fail(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is NIOWebSocketError { fail(context) } else { context.close(promise: nil) }
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is Goodbye else { return context.triggerUserOutboundEvent(event, promise: promise) }
        sendClose(code: ServerSocketClose.normal.code, context)
        promise?.succeed()
    }

    private func fail(_ context: ChannelHandlerContext) {
        receive(.garbage)
        finish(code: nil)
        context.close(promise: nil)
    }

    private func answer(_ close: ServerSocketClose, _ context: ChannelHandlerContext) {
        sendClose(code: close == .noCode ? ServerSocketClose.normal.code : close.code, context)
        finish(code: Int(close.code))
    }

    private func finish(code: Int?) {
        guard !isOver else { return }
        isOver = true
        receive(.closed(code: code))
    }

    /// An app that does not hang up then is hung up on.
    private func sendClose(code: UInt16, _ context: ChannelHandlerContext) {
        guard !hasSentClose else { return }
        hasSentClose = true
        send(.connectionClose, ByteBuffer(integer: code), context)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.closePatience) { context.close(promise: nil) }
    }

    private func send(_ opcode: WebSocketOpcode, _ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: payload)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
    }
}

@available(*, unavailable)
extension StreamSocketHandler: Sendable {}
