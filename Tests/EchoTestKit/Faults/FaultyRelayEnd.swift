import NIOCore

/// One end of a connection through the proxy.
final class FaultyRelayEnd: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let receive: (FaultyRelay.Arrival) -> Void

    init(receive: @escaping (FaultyRelay.Arrival) -> Void) { self.receive = receive }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { receive(.bytes(Self.unwrapInboundIn(data))) }

    func channelInactive(context: ChannelHandlerContext) {
        receive(.end)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

@available(*, unavailable)
extension FaultyRelayEnd: Sendable {}
