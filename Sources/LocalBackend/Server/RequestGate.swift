import NIOCore
import NIOHTTP1

/// Lets only those requests upgrade that the router sends to a session.
///
/// An upgrader that declines loses the request's head (swift-nio#2632), so the wish is taken away before it sees it.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let router: RequestRouter

    init(router: RequestRouter) { self.router = router }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if case .realtime = router.route(head) {} else { head.headers.remove(name: "upgrade") }
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
