import NIOCore
import NIOHTTP1

/// Says why what is no HTTP is not answered, unless an answer is on its way.
final class MalformedRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var isAnswering = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch Self.unwrapOutboundIn(data) {
        case .head(let head): isAnswering = head.status.code >= 200
        case .body: break
        case .end: isAnswering = false
        }
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Who has gone in the middle of a request is told nothing.
        if let error = error as? HTTPParserError, !isAnswering, context.channel.isActive { refuse(error, context) }
        context.fireErrorCaught(error)
    }

    private func refuse(_ error: HTTPParserError, _ context: ChannelHandlerContext) {
        let answer: HTTPAnswer = error == .headerOverflow ? .headTooLarge : .malformed
        for part in answer.parts(for: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), isLast: true) {
            context.write(Self.wrapOutboundOut(part), promise: nil)
        }
        context.flush()
    }
}

@available(*, unavailable)
extension MalformedRequestHandler: Sendable {}
