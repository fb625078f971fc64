import NIOCore

/// Hands on the messages of one connection; belongs to its event loop.
final class SIPStreamHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    enum Event: Sendable {
        case message([UInt8])
        /// Nothing was said for a while.
        case idle
        case closed
    }

    private let receive: @Sendable (Event) -> Void
    private var framing = SIPFraming()

    init(receive: @escaping @Sendable (Event) -> Void) { self.receive = receive }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        do {
            for piece in try framing.append(buffer.readableBytesView) {
                switch piece {
                case .message(let bytes): receive(.message(bytes))
                case .keepAlive: context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "\r\n")), promise: nil)
                }
            }
        } catch {
            context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { receive(.idle) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        receive(.closed)
        context.fireChannelInactive()
    }

    /// Whoever does not speak TLS, or breaks off, is let go.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
