import EchoConcurrency
import NIOCore

/// One open WebSocket, seen from the server.
public struct ServerSocket: Sendable {
    private let channel: NIOAsyncChannel<WebSocketMessage, WebSocketMessage>
    private let drain: ServerDrain
    private let goodbye: OneTimeEvent
    private let tap = SocketTap()
    /// The thread that the connection is on: the same value for all connections of that thread. What runs there holds up
    /// others as long as it computes.
    public let executor: any TaskExecutor

    /// To be called on the channel's event loop.
    init(_ channel: any Channel, _ server: ServerContext, lastWord: Route.LastWord?) throws {
        let goodbye = OneTimeEvent()
        self.goodbye = goodbye
        try channel.pipeline.syncOperations.addHandler(
            WebSocketMessageHandler(limits: server.limits, lastWord: lastWord, goodbye: goodbye, tap: tap))
        self.channel = try NIOAsyncChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(backPressureStrategy: Self.backPressure(server.limits)))
        drain = server.drain
        executor = server.executors.executor(of: channel.eventLoop)
    }

    /// Bytes that may wait to be taken; where one message may be longer, no other is taken while one waits.
    private static let mostWaiting = 1 << 20

    /// Who is read on while messages wait need not be registered for it anew behind each.
    private static func backPressure(
        _ limits: ServerLimits
    ) -> NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark {
        let most = max(1, mostWaiting / max(1, limits.messageBytes))
        return .init(lowWatermark: max(1, most / 2), highWatermark: most)
    }

    /// Runs `body` on what arrives; the connection is over when it returns. Who is still connected when the server stops
    /// is told so.
    public func run(_ body: (NIOAsyncChannelInboundStream<WebSocketMessage>) async throws -> Void) async {
        try? await channel.executeThenClose { inbound, _ in
            try? await body(inbound)
            if Task.isCancelled { await refuse(.serverStops) }
        }
    }

    /// Has texts taken where they come in, on the connection's thread: what comes fifty times a second need not wake its
    /// reader for each.
    ///
    /// - Parameter take: whether it has taken the text, which its reader does not get then; it must not wait. Nil for nobody
    ///   any more.
    package func tap(_ take: (@Sendable (_ text: ByteBuffer) -> Bool)?) { tap.set(take) }

    /// Whether the peer closed it as RFC 6455 says; a connection that broke ends without.
    public var hasSaidGoodbye: Bool { goodbye.hasHappened }

    /// Whether the server finishes what it has begun and stops then.
    public var isDraining: Bool { drain.hasBegun }

    /// Returns when the server begins to finish what it has begun, or the task is cancelled.
    ///
    /// Who has nothing under way closes with `ServerSocketClose.serverStops`; who does not is closed when the server's
    /// patience ends.
    public func untilDraining() async { await drain.start.wait() }

    /// Returns when the kernel has taken the last of them: a peer that does not read holds its sender back, and is
    /// given up after `limit`.
    public func send(_ texts: [ByteBuffer], within limit: Duration) async throws {
        guard let last = texts.last else { return }
        let channel = channel.channel
        let written = channel.eventLoop.makePromise(of: Void.self)
        // All of it on the event loop: time in which a busy machine does not get to it is not the client's.
        channel.eventLoop.execute {
            let patience = channel.eventLoop.scheduleTask(in: TimeAmount(limit)) { channel.close(promise: nil) }
            written.futureResult.whenComplete { _ in patience.cancel() }
            for text in texts.dropLast() { channel.write(WebSocketMessage.text(text), promise: nil) }
            channel.writeAndFlush(WebSocketMessage.text(last), promise: written)
        }
        try await written.futureResult.get()
    }

    /// Sends without waiting, from wherever: what is sent is in the order of the calls. A peer that leaves too much unread
    /// (64 KiB, NIO's high watermark) is given up: what is said late is worth nothing to those who call this.
    public func post(_ texts: [ByteBuffer]) { post(texts.map { WebSocketMessage.text($0) }) }

    /// The same for messages of both kinds.
    public func post(_ messages: [WebSocketMessage]) {
        let channel = channel.channel
        channel.eventLoop.execute {
            guard channel.isWritable else { return channel.close(promise: nil) }
            for message in messages { channel.write(message, promise: nil) }
            channel.flush()
        }
    }

    /// Says goodbye behind what was posted, and does not wait for an answer.
    public func leave(_ close: ServerSocketClose) {
        let channel = channel.channel
        channel.eventLoop.execute { channel.triggerUserOutboundEvent(close, promise: nil) }
    }

    /// Says goodbye and waits, a little, for the peer to say it too.
    public func close(_ close: ServerSocketClose) async {
        try? await channel.channel.triggerUserOutboundEvent(close).get()
        try? await channel.channel.closeFuture.get()
    }

    /// Says goodbye after the last word that the route has for who is turned away.
    func refuse(_ close: ServerSocketClose) async {
        try? await channel.channel.triggerUserOutboundEvent(SocketRefusal(close: close)).get()
        try? await channel.channel.closeFuture.get()
    }

    /// Ends it without a word.
    public func abandon() { channel.channel.close(promise: nil) }
}
