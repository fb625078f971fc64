import NIOCore
import NIOHTTP1

/// Lets only those requests upgrade that are for a socket.
///
/// An upgrader that declines loses the request's head (swift-nio#2632), so the wish is taken away before it sees it.
/// Who says nothing, or nothing that is HTTP, is let go.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let table: RouteTable
    private let limits: ServerLimits
    private var silence: Scheduled<Void>?

    init(table: RouteTable, limits: ServerLimits) {
        self.table = table
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        silence = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.idlePatience)) {
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { silence?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if !table.decide(head).isSocket { head.headers.remove(name: "upgrade") }
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
