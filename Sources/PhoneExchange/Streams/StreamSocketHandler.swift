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
    private var message: ByteBuffer?
    private var isText = true
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
        switch frame.opcode {
        case .ping: send(.pong, frame.unmaskedData, context)
        case .pong: break
        case .connectionClose: answerClose(frame.unmaskedData, context)
        case .text, .binary: begin(frame, context)
        case .continuation: proceed(frame, context)
        default: fail(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is NIOWebSocketError { fail(context) } else { context.close(promise: nil) }
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is Goodbye else { return context.triggerUserOutboundEvent(event, promise: promise) }
        sendClose(code: 1000, context)
        promise?.succeed()
    }

    private func begin(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard message == nil else { return fail(context) }
        isText = frame.opcode == .text
        message = frame.unmaskedData
        finishMessage(if: frame.fin, context)
    }

    private func proceed(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard message != nil else { return fail(context) }
        var more = frame.unmaskedData
        message?.writeBuffer(&more)
        finishMessage(if: frame.fin, context)
    }

    private func finishMessage(if isLast: Bool, _ context: ChannelHandlerContext) {
        guard let whole = message, whole.readableBytes <= Self.longest else { return fail(context) }
        guard isLast else { return }
        message = nil
        receive(isText ? .text(Data(whole.readableBytesView)) : .garbage)
    }

    private func fail(_ context: ChannelHandlerContext) {
        receive(.garbage)
        finish(code: nil)
        context.close(promise: nil)
    }

    private func answerClose(_ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        var payload = payload
        let code: UInt16 = payload.readInteger() ?? 1005
        sendClose(code: code == 1005 ? 1000 : code, context)
        finish(code: Int(code))
    }

    private func finish(code: Int?) {
        guard !isOver else { return }
        isOver = true
        receive(.closed(code: code))
    }

    /// Who does not hang up then is hung up on.
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
