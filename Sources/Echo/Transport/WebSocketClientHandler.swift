import Foundation
import NIOCore
import NIOFoundationCompat
import NIOWebSocket

/// The client's side of RFC 6455 above the frame codec: whole messages, pings, and the closing handshake.
///
/// Lives on its channel's event loop and is never touched from elsewhere.
final class WebSocketClientHandler: ChannelDuplexHandler {
    typealias OutboundIn = Never
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let limits: WebSocketLimits
    private let inbox: Inbox<RealtimeTransportEvent>
    /// Came with what is being read.
    private var read: [RealtimeTransportEvent] = []
    private var hasRoom = true
    private var message: ByteBuffer?
    /// A binary message of several frames goes by unread.
    private var isSkipping = false
    private var hasSentClose = false
    private var isFinished = false
    private var heardSincePing = true
    private var timer: Scheduled<Void>?

    init(limits: WebSocketLimits, inbox: Inbox<RealtimeTransportEvent>) {
        self.limits = limits
        self.inbox = inbox
    }

    func handlerAdded(context: ChannelHandlerContext) { schedulePing(context) }

    func channelInactive(context: ChannelHandlerContext) {
        finish(.abnormal)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        heardSincePing = true
        guard !isFinished else { return }
        guard frame.maskKey == nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return fail(context, .protocolError) }
        switch frame.opcode {
        case .ping: send(context, .pong, frame.unmaskedData)
        case .pong: break
        case .connectionClose: receiveClose(context, frame.unmaskedData)
        case .text: begin(context, frame)
        case .binary where isJSON(frame): begin(context, frame)
        case .binary: skip(context, frame)
        case .continuation: resume(context, frame)
        default: fail(context, .protocolError)
        }
    }

    /// What has come is handed on as a whole; while there is no room for more, the server waits.
    func channelReadComplete(context: ChannelHandlerContext) {
        hand()
        if hasRoom || isFinished { context.read() }
        context.fireChannelReadComplete()
    }

    private func hand() {
        guard !read.isEmpty else { return }
        hasRoom = inbox.put(read)
        read.removeAll(keepingCapacity: true)
    }

    /// The socket is read again.
    func read(context: ChannelHandlerContext) {
        hasRoom = true
        context.read()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? NIOWebSocketError {
            fail(context, error == .invalidFrameLength ? .tooLarge : .protocolError)
        } else {
            finish(.abnormal)
            context.close(promise: nil)
        }
    }

    // MARK: messages

    private func begin(_ context: ChannelHandlerContext, _ frame: WebSocketFrame) {
        guard message == nil, !isSkipping else { return fail(context, .protocolError) }
        message = frame.unmaskedData
        if frame.fin { complete(context) } else { checkSize(context) }
    }

    /// Sound as binary frames is not understood; the events beside it are.
    private func skip(_ context: ChannelHandlerContext, _ frame: WebSocketFrame) {
        guard message == nil, !isSkipping else { return fail(context, .protocolError) }
        isSkipping = !frame.fin
    }

    /// Some servers send their events as binary frames.
    private func isJSON(_ frame: WebSocketFrame) -> Bool {
        frame.unmaskedData.readableBytesView.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    private func resume(_ context: ChannelHandlerContext, _ frame: WebSocketFrame) {
        guard !isSkipping else { return isSkipping = !frame.fin }
        guard message != nil else { return fail(context, .protocolError) }
        var more = frame.unmaskedData
        message?.writeBuffer(&more)
        if frame.fin { complete(context) } else { checkSize(context) }
    }

    private func checkSize(_ context: ChannelHandlerContext) {
        if (message?.readableBytes ?? 0) > limits.maximumMessageSize { fail(context, .tooLarge) }
    }

    private func complete(_ context: ChannelHandlerContext) {
        guard let whole = message else { return }
        message = nil
        guard whole.readableBytes <= limits.maximumMessageSize else { return fail(context, .tooLarge) }
        read.append(.text(Data(buffer: whole)))
    }

    // MARK: closing

    /// Starts the closing handshake; the server has `closeTimeout` to agree.
    ///
    /// - Parameter told: kept when the server has been told.
    func close(_ context: ChannelHandlerContext, _ close: WebSocketClose, told: EventLoopPromise<Void>? = nil) {
        guard !hasSentClose else { return told?.succeed() ?? () }
        hasSentClose = true
        var body = context.channel.allocator.buffer(capacity: 2)
        body.writeInteger(close.code)
        send(context, .connectionClose, body, told)
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.closeTimeout) { context.close(promise: nil) }
    }

    private func receiveClose(_ context: ChannelHandlerContext, _ body: ByteBuffer) {
        var body = body
        var close = WebSocketClose.noStatus
        if body.readableBytes == 1 { return fail(context, .protocolError) }
        if let code: UInt16 = body.readInteger() {
            guard WebSocketClose.isValid(code) else { return fail(context, .protocolError) }
            close = WebSocketClose(code: code, reason: String(buffer: body))
        }
        if !hasSentClose { self.close(context, close.code == WebSocketClose.noStatus.code ? .normal : close) }
        finish(close)
    }

    private func fail(_ context: ChannelHandlerContext, _ close: WebSocketClose) {
        self.close(context, close)
        finish(with: .violated(reason: close.reason))
        context.close(promise: nil)
    }

    private func finish(_ close: WebSocketClose) {
        finish(with: .closed(code: Int(close.code), reason: close.reason))
    }

    private func finish(with end: RealtimeTransportEvent) {
        guard !isFinished else { return }
        isFinished = true
        // One that agrees and does not hang up is hung up on.
        if !hasSentClose { timer?.cancel() }
        read.append(end)
        hand()
        inbox.finish()
    }

    // MARK: silence

    private func schedulePing(_ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.pingInterval) { self.ping(context) }
    }

    private func ping(_ context: ChannelHandlerContext) {
        guard !hasSentClose, !isFinished else { return }
        // What is not read cannot be heard.
        guard !heardSincePing, hasRoom else {
            heardSincePing = false
            return schedulePing(context)
        }
        send(context, .ping, context.channel.allocator.buffer(integer: UInt32.random(in: 0...UInt32.max)))
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.pongTimeout) {
            if self.heardSincePing || !self.hasRoom { self.schedulePing(context) } else { self.giveUp(context) }
        }
    }

    private func giveUp(_ context: ChannelHandlerContext) {
        finish(.abnormal)
        context.close(promise: nil)
    }

    private func send(
        _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ body: ByteBuffer,
        _ sent: EventLoopPromise<Void>? = nil
    ) {
        let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: body)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: sent)
    }
}

@available(*, unavailable)
extension WebSocketClientHandler: Sendable {}

/// How a WebSocket ended (RFC 6455 §7.4).
struct WebSocketClose: Sendable, Hashable {
    var code: UInt16
    var reason = ""

    static let normal = WebSocketClose(code: 1000)
    static let goingAway = WebSocketClose(code: 1001)
    static let protocolError = WebSocketClose(code: 1002, reason: "a frame that violates the WebSocket protocol")
    /// The peer sent a close frame without a code; never on the wire.
    static let noStatus = WebSocketClose(code: 1005)
    /// The connection broke without a close frame; never on the wire.
    static let abnormal = WebSocketClose(code: 1006)
    static let invalidData = WebSocketClose(code: 1007)
    static let tooLarge = WebSocketClose(code: 1009, reason: "a message of more than 20 MiB")

    /// Codes a peer may put into a close frame.
    static func isValid(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
