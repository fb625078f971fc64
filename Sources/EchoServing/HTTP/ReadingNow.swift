import NIOCore

/// Holds the bytes that are being parsed, while they are: the parser does not say which method it does not know.
final class ReadingNow: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private(set) var bytes = ByteBuffer()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes = Self.unwrapInboundIn(data)
        context.fireChannelRead(data)
        bytes = ByteBuffer()
    }
}

@available(*, unavailable)
extension ReadingNow: Sendable {}
