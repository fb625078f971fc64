import NIOCore
import NIOHTTP1

/// Lets only those requests upgrade that are for a socket.
///
/// An upgrader that declines loses the request's head (swift-nio#2632), so the wish is taken away before it sees it.
/// Clients that say nothing, or nothing that is HTTP, are let go.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let server: ServerContext
    private let caller: Caller
    private var silence: Scheduled<Void>?

    init(context: ServerContext, caller: Caller) {
        server = context
        self.caller = caller
    }

    func handlerAdded(context: ChannelHandlerContext) {
        silence = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(server.limits.idlePatience)) {
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { silence?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        let decision = server.table.decide(head)
        let mayUpgrade = decision.isSocket && caller.maySwitch(head.headers, as: decision.rateClass)
        if !mayUpgrade { head.headers.remove(name: "upgrade") }
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
