import NIOCore

/// Counts what a connection reads and writes: here first, and for the whole server once a read or a flush.
final class ByteMeter: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let tally: ServerTally
    private var received = 0
    private var sent = 0

    init(_ tally: ServerTally) { self.tally = tally }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += Self.unwrapInboundIn(data).readableBytes
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        tell()
        context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        sent += Self.unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
        tell()
        context.flush()
    }

    private func tell() {
        if received > 0 { tally.received(received) }
        if sent > 0 { tally.sent(sent) }
        (received, sent) = (0, 0)
    }
}

@available(*, unavailable)
extension ByteMeter: Sendable {}
