import NIOCore
import NIOHTTP1

/// Counts every answer of a connection, whoever gives it.
final class ResponseCounter: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let tally: ServerTally

    init(tally: ServerTally) { self.tally = tally }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .head(let head) = Self.unwrapOutboundIn(data), head.status.code >= 200 {
            tally.answered(head.status.code)
        }
        context.write(data, promise: promise)
    }
}

@available(*, unavailable)
extension ResponseCounter: Sendable {}
