import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Answers plain requests, one after the other; what they carry is not looked at.
final class HTTPResponder: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let router: RequestRouter
    private var head: HTTPRequestHead?

    init(router: RequestRouter) { self.router = router }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end: answer(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ context: ChannelHandlerContext) {
        guard let head else { return }
        self.head = nil
        write(decision(for: head), to: head, context)
    }

    /// Only the first request of a connection can upgrade (swift-nio#680).
    private func decision(for head: HTTPRequestHead) -> HTTPAnswer {
        switch router.route(head) {
        case .answer(let answer): answer
        case .realtime: .error(.badRequest, "Open a new connection for a WebSocket.")
        }
    }

    private func write(_ answer: HTTPAnswer, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let body = ByteBuffer(data: answer.body.data)
        var head = HTTPResponseHead(version: .http1_1, status: answer.status)
        head.headers = ["Content-Type": "application/json", "Content-Length": "\(body.readableBytes)"]
        for (name, value) in answer.headers { head.headers.add(name: name, value: value) }
        if !request.isKeepAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD { context.write(Self.wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let channel = context.channel
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in
            if !request.isKeepAlive { channel.close(promise: nil) }
        }
    }
}

@available(*, unavailable)
extension HTTPResponder: Sendable {}
