import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// A server that greets as the protocol says, and beyond that sends whatever a test tells it to.
public final class PuppetServer: Sendable {
    /// What it does when something has come.
    public enum Reply: Sendable {
        case event(JSONValue)
        /// Ends the connection, with a code of RFC 6455.
        case close(Int)
    }

    private struct State {
        var channel: (any Channel)?
        var received: [(event: JSONValue, instant: ContinuousClock.Instant)] = []
    }

    private let state = Mutex(State())
    private let listener = Mutex<(any Channel)?>(nil)

    private let refused: String?
    private let reason: String
    private let reply: @Sendable (JSONValue) -> [Reply]

    /// - Parameters:
    ///   - refused: part of the JSON of a `session.update` that it does not agree to.
    ///   - reason: what it says then.
    ///   - reply: what it does with what has come, besides.
    public init(
        refusing refused: String? = nil, because reason: String = "",
        reply: @escaping @Sendable (JSONValue) -> [Reply] = { _ in [] }
    ) {
        self.refused = refused
        self.reason = reason
        self.reply = reply
    }

    deinit { listener.withLock { $0 }?.close(promise: nil) }

    /// The types of the events that came.
    public var received: [String] { state.withLock { $0.received.compactMap { $0.event["type"]?.string } } }

    /// All that came since the last time, and when; it is not kept any longer.
    public func takeReceived() -> [(event: JSONValue, instant: ContinuousClock.Instant)] {
        state.withLock { state in
            defer { state.received = [] }
            return state.received
        }
    }

    /// When the first event came after `instant` that is so.
    public func moment(
        after instant: ContinuousClock.Instant, where wanted: (JSONValue) -> Bool
    ) -> ContinuousClock.Instant? {
        let events = state.withLock { $0.received.reversed().prefix { $0.instant > instant } }
        return events.reversed().first { wanted($0.event) }?.instant
    }

    /// Returns the port when it listens.
    public func start() async throws -> Int {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { [weak self] channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    guard let self else { return }
                    try channel.pipeline.syncOperations.addHandler(PuppetHandler(server: self))
                }
            })
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline(
                    withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
            }
            .bind(host: "127.0.0.1", port: 0).get()
        listener.withLock { $0 = channel }
        return channel.localAddress?.port ?? 0
    }

    public func send(_ text: String) async throws {
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
        try await state.withLock { $0.channel }?.writeAndFlush(frame)
    }

    /// Sends them with one write, and returns when the system has taken them.
    public func send(_ texts: [String]) async throws {
        guard let channel = state.withLock({ $0.channel }) else { return }
        for text in texts {
            channel.write(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
        }
        let flushed = channel.eventLoop.makePromise(of: Void.self)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .pong, data: ByteBuffer()), promise: flushed)
        try await flushed.futureResult.get()
    }

    /// Sends one text frame of so many bytes; it may be cut off before the end.
    public func send(blanks count: Int) {
        let frame = WebSocketFrame(
            fin: true, opcode: .text, data: ByteBuffer(repeating: UInt8(ascii: " "), count: count))
        state.withLock { $0.channel }?.writeAndFlush(frame, promise: nil)
    }

    fileprivate func opened(_ channel: any Channel) { state.withLock { $0.channel = channel } }
    fileprivate func take(_ event: JSONValue) { state.withLock { $0.received.append((event, .now)) } }

    fileprivate func replies(to event: JSONValue) -> [Reply] {
        guard let answer = answer(to: event) else { return reply(event) }
        return [.event(answer)] + reply(event)
    }

    private func answer(to event: JSONValue) -> JSONValue? {
        guard event["type"] == "session.update", let session = event["session"] else { return nil }
        guard let refused, event.text.contains(refused) else {
            return ["type": "session.updated", "event_id": "event_2", "session": session]
        }
        let error: JSONValue = [
            "type": "invalid_request_error", "code": "invalid_value", "message": .string(reason),
            "event_id": event["event_id"] ?? .null,
        ]
        return ["type": "error", "event_id": "event_3", "error": error]
    }
}

/// Greets, answers to settings, and keeps what comes.
private final class PuppetHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let server: PuppetServer

    init(server: PuppetServer) { self.server = server }

    func handlerAdded(context: ChannelHandlerContext) {
        server.opened(context.channel)
        let session: JSONValue = ["type": "realtime", "id": "sess_1", "model": "gpt-realtime"]
        send(["type": "session.created", "event_id": "event_1", "session": session], context)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        if frame.opcode == .ping {
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            return context.writeAndFlush(Self.wrapOutboundOut(pong), promise: nil)
        }
        guard frame.opcode == .text, let event = try? JSONValue(parsing: Data(buffer: frame.unmaskedData)) else {
            return
        }
        server.take(event)
        for reply in server.replies(to: event) {
            switch reply {
            case .event(let event): send(event, context)
            case .close(let code): close(code, context)
            }
        }
    }

    private func close(_ code: Int, _ context: ChannelHandlerContext) {
        let body = context.channel.allocator.buffer(integer: UInt16(code))
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: body)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
    }

    private func send(_ event: JSONValue, _ context: ChannelHandlerContext) {
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: event.text))
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
    }
}

@available(*, unavailable)
extension PuppetHandler: Sendable {}
