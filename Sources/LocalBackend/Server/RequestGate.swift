import NIOCore
import NIOHTTP1

/// Lets only those requests upgrade that the router sends to a session.
///
/// An upgrader that declines loses the request's head (swift-nio#2632), so the wish is taken away before it sees it.
/// Who says nothing, or nothing that is HTTP, is let go.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let router: RequestRouter
    private var silence: Scheduled<Void>?

    init(router: RequestRouter) { self.router = router }

    func handlerAdded(context: ChannelHandlerContext) {
        silence = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(router.limits.idlePatience)) {
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { silence?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if !router.route(head).isSocket { head.headers.remove(name: "upgrade") }
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
