import NIOCore
import NIOHTTP1

/// Collects the answer of a server that did not open a WebSocket.
final class TestAnswerHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let answer: EventLoopPromise<RealtimeTestClient.Refused>
    private var status = 0
    private var body = ""

    init(answer: EventLoopPromise<RealtimeTestClient.Refused>) { self.answer = answer }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head(let head): status = Int(head.status.code)
        case .body(let bytes): body += String(buffer: bytes)
        case .end:
            answer.succeed(RealtimeTestClient.Refused(status: status, body: body))
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        answer.succeed(RealtimeTestClient.Refused(status: status, body: body))
    }
}

@available(*, unavailable)
extension TestAnswerHandler: Sendable {}
