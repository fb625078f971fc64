import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// One established WebSocket, seen as whole JSON texts.
final class WebSocketConnection: RealtimeConnectionProtocol {
    /// Bytes of the longest head of a frame (RFC 6455 §5.2).
    private static let head = 14

    private let inbox: Inbox<RealtimeTransportEvent>
    private let channel: any Channel
    private let handler: NIOLoopBound<WebSocketClientHandler>
    private let randomness = Mutex(RandomSupply())

    /// Must be called on the channel's event loop.
    init(channel: any Channel, limits: WebSocketLimits) throws {
        let inbox = Inbox<RealtimeTransportEvent>(limit: limits.unreadBytes, weigh: \.weight) {
            // There was no room: whoever has taken it makes the socket be read again.
            channel.eventLoop.execute { channel.read() }
        }
        let handler = WebSocketClientHandler(limits: limits, inbox: inbox)
        try channel.syncOptions?.setOption(.autoRead, value: false)
        try channel.pipeline.syncOperations.addHandler(handler)
        channel.read()
        self.inbox = inbox
        self.channel = channel
        self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    }

    deinit { inbox.abandon() }

    nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent] { await inbox.take() ?? [] }

    func post(_ text: Data) -> Bool {
        guard channel.isActive, channel.isWritable else { return false }
        channel.writeAndFlush(frame(text), promise: nil)
        return true
    }

    /// With room before it for the frame's head, so that both go out in one piece.
    private func frame(_ text: Data) -> WebSocketFrame {
        var bytes = ByteBuffer()
        bytes.reserveCapacity(Self.head + text.count)
        bytes.moveWriterIndex(to: Self.head)
        bytes.moveReaderIndex(to: Self.head)
        bytes.writeBytes(text)
        return WebSocketFrame(fin: true, opcode: .text, maskKey: key(), data: bytes)
    }

    /// Unpredictable, and used once.
    private func key() -> WebSocketMaskingKey {
        randomness.withLock { randomness in .random(using: &randomness) }
    }

    func send(_ text: Data) async throws(EchoError) {
        do {
            try await channel.writeAndFlush(frame(text))
        } catch {
            throw .notConnected
        }
    }

    /// Returns when the server has been told; nobody waits for its answer.
    func close() async {
        let (handler, channel) = (handler, channel)
        let told = channel.eventLoop.makePromise(of: Void.self)
        channel.eventLoop.execute {
            guard let context = try? channel.pipeline.syncOperations.context(handler: handler.value) else {
                return told.succeed()
            }
            handler.value.close(context, .normal, told: told)
        }
        try? await told.futureResult.get()
    }
}

extension RealtimeTransportEvent {
    /// Bytes that it keeps.
    fileprivate var weight: Int {
        switch self {
        case .text(let data): data.count + 64
        case .closed(_, let reason), .violated(let reason): reason.utf8.count + 64
        }
    }
}

/// The system's randomness, for which it is asked a few hundred bytes at a time: once costs as much as for eight bytes.
private struct RandomSupply: RandomNumberGenerator, Sendable {
    /// No more may be asked for at once (getentropy(3)).
    private static let most = 256 / MemoryLayout<UInt64>.stride

    private var waiting: [UInt64] = []

    mutating func next() -> UInt64 {
        if waiting.isEmpty { waiting = Self.fresh() }
        return waiting.popLast() ?? .random(in: 0...UInt64.max)
    }

    /// Nothing where the system has none to give that way.
    private static func fresh() -> [UInt64] {
        [UInt64](unsafeUninitializedCapacity: most) { numbers, count in
            count = getentropy(numbers.baseAddress, most * MemoryLayout<UInt64>.stride) == 0 ? most : 0
        }
    }
}
