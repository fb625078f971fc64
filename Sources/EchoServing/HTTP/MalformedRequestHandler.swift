import NIOCore
import NIOHTTP1

/// Says why what is no HTTP is not answered, unless an answer is on its way.
final class MalformedRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let table: RouteTable
    private let tally: ServerTally
    private let reading: ReadingNow
    private var isAnswering = false

    init(_ server: ServerContext, reading: ReadingNow) {
        table = server.table
        tally = server.tally
        self.reading = reading
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch Self.unwrapOutboundIn(data) {
        case .head(let head): isAnswering = head.status.code >= 200
        case .body: break
        case .end: isAnswering = false
        }
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A client that has gone in the middle of a request is told nothing.
        if let error = error as? HTTPParserError, !isAnswering, context.channel.isActive { refuse(error, context) }
        context.fireErrorCaught(error)
    }

    private func refuse(_ error: HTTPParserError, _ context: ChannelHandlerContext) {
        let answer = refusal(of: error).answer
        for part in answer.parts(for: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), isLast: true) {
            context.write(Self.wrapOutboundOut(part), promise: nil)
        }
        context.flush()
        tally.answered(answer.status.code)
    }

    private func refusal(of error: HTTPParserError) -> HTTPRefusal {
        switch error {
        case .headerOverflow: .headTooLarge
        case .invalidMethod: refusalOfUnknownMethod()
        default: .malformed
        }
    }

    private func refusalOfUnknownMethod() -> HTTPRefusal {
        switch UnknownMethodLine(reading.bytes.readableBytesView) {
        case .whole(let method, let target):
            table.refusal(
                ofUnknownMethodIn: HTTPRequestHead(version: .http1_1, method: .RAW(value: method), uri: target))
        case .begun: .unknownMethod
        case .none: .malformed
        }
    }
}

@available(*, unavailable)
extension MalformedRequestHandler: Sendable {}
