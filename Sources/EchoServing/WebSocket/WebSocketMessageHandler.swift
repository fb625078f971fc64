import EchoConcurrency
import NIOCore
import NIOWebSocket

/// Makes whole messages of frames on the server's side of a WebSocket, and answers pings and closes (RFC 6455).
final class WebSocketMessageHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketMessage
    typealias OutboundIn = WebSocketMessage
    typealias OutboundOut = WebSocketFrame

    private let limits: ServerLimits
    private let lastWord: Route.LastWord?
    private let goodbye: OneTimeEvent
    private let tap: SocketTap
    private var assembly = FrameAssembly()
    private var pongs = PongQueue()
    private var sentClose = false
    private var isOver = false
    private var heardSincePing = true
    /// False while nobody takes what has come: an answer to a ping would wait behind it.
    private var isReading = false
    private var pingTask: Scheduled<Void>?
    private var closeTask: Scheduled<Void>?

    /// - Parameters:
    ///   - lastWord: Said before a client is turned away.
    ///   - goodbye: happens when the peer closes.
    ///   - tap: gets texts first.
    init(
        limits: ServerLimits, lastWord: Route.LastWord? = nil, goodbye: OneTimeEvent = OneTimeEvent(),
        tap: SocketTap = SocketTap()
    ) {
        self.limits = limits
        (self.lastWord, self.goodbye, self.tap) = (lastWord, goodbye, tap)
        assembly.limit = limits.messageBytes
    }

    func handlerAdded(context: ChannelHandlerContext) { schedulePing(context) }

    func handlerRemoved(context: ChannelHandlerContext) { stopTimers() }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        stopTimers()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        heardSincePing = true
        switch assembly.receive(Self.unwrapInboundIn(data)) {
        case .nothing: break
        case .message(let message): deliver(message, context)
        case .pong(let payload): sendPong(payload, context)
        case .close(let close): answerClose(close, context)
        case .violation(let close): fail(close, context)
        }
    }

    func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
    }

    /// While closing, reads on whatever the session demands, so that the peer's close arrives.
    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        if sentClose { context.read() }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let violation = error as? NIOWebSocketError else {
            if !isOver { context.close(promise: nil) }
            return
        }
        fail(violation == .invalidFrameLength ? .tooLarge : .protocolError, context)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !sentClose else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        let frame =
            switch Self.unwrapOutboundIn(data) {
            case .text(let bytes): WebSocketFrame(fin: true, opcode: .text, data: bytes)
            case .binary(let bytes): WebSocketFrame(fin: true, opcode: .binary, data: bytes)
            }
        context.write(Self.wrapOutboundOut(frame), promise: promise)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        switch event {
        case let close as ServerSocketClose: sendClose(close, context)
        case let refusal as SocketRefusal:
            sayLastWord(refusal.close, context)
            sendClose(refusal.close, context)
        default: return context.triggerUserOutboundEvent(event, promise: promise)
        }
        promise?.succeed()
    }

    private func deliver(_ message: WebSocketMessage, _ context: ChannelHandlerContext) {
        guard !sentClose else { return }
        if case .text(let text) = message, tap.takes(text) { return }
        context.fireChannelRead(Self.wrapInboundOut(message))
    }

    private func sendPong(_ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        guard !sentClose, let pong = pongs.receive(payload) else { return }
        write(pong: pong, context)
    }

    /// A client that leaves even a pong unread is given up.
    private func write(pong: ByteBuffer, _ context: ChannelHandlerContext) {
        let giveUp = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.writePatience)) {
            context.close(promise: nil)
        }
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { result in
            giveUp.cancel()
            guard case .success = result, let next = self.pongs.sent(), !self.sentClose else { return }
            self.write(pong: next, context)
        }
        let frame = WebSocketFrame(fin: true, opcode: .pong, data: pong)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: written)
    }

    private func answerClose(_ close: ServerSocketClose, _ context: ChannelHandlerContext) {
        goodbye.happen()
        sendClose(close, context)
        isOver = true
        context.close(promise: nil)
    }

    /// Says why, and takes for a while what the client still sends: closing at once would destroy the reason on its way.
    private func fail(_ close: ServerSocketClose, _ context: ChannelHandlerContext) {
        guard !isOver else { return }
        isOver = true
        sayLastWord(close, context)
        sendClose(close, context)
        context.close(mode: .output, promise: nil)
    }

    private func sayLastWord(_ close: ServerSocketClose, _ context: ChannelHandlerContext) {
        guard !sentClose, let lastWord else { return }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: lastWord(close)))
        context.write(Self.wrapOutboundOut(frame), promise: nil)
    }

    private func sendClose(_ close: ServerSocketClose, _ context: ChannelHandlerContext) {
        guard !sentClose else { return }
        sentClose = true
        pingTask?.cancel()
        var payload = context.channel.allocator.buffer(capacity: 2)
        if close != .noCode {
            payload.writeInteger(close.code)
            payload.writeString(close.reason)
        }
        writeNow(WebSocketFrame(fin: true, opcode: .connectionClose, data: payload), context)
        context.read()
        closeTask = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.closePatience)) {
            context.close(promise: nil)
        }
    }

    private func writeNow(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
    }

    private func schedulePing(_ context: ChannelHandlerContext) {
        pingTask = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.pingInterval)) {
            self.ping(context)
        }
    }

    private func ping(_ context: ChannelHandlerContext) {
        guard !sentClose, context.channel.isActive else { return }
        heardSincePing = false
        writeNow(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer(string: "?")), context)
        pingTask = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.pongPatience)) {
            self.isReading && !self.heardSincePing ? context.close(promise: nil) : self.schedulePing(context)
        }
    }

    private func stopTimers() {
        pingTask?.cancel()
        closeTask?.cancel()
    }
}

@available(*, unavailable)
extension WebSocketMessageHandler: Sendable {}

/// Answers pings one by one: while a pong waits to be read, only the latest ping is worth an answer (RFC 6455 §5.5.3).
struct PongQueue {
    private var isSending = false
    private var waiting: ByteBuffer?

    /// The pong to send now; nil while one is on its way.
    mutating func receive(_ ping: ByteBuffer) -> ByteBuffer? {
        guard isSending else {
            isSending = true
            return ping
        }
        waiting = ping
        return nil
    }

    /// The pong to send after the one that has gone.
    mutating func sent() -> ByteBuffer? {
        defer { waiting = nil }
        isSending = waiting != nil
        return waiting
    }
}
