import DequeModule
import EchoServing
import EchoWire
import NIOCore
import Synchronization

/// What one client is yet to be sent: in order, and no more than fits. Then the oldest goes, and the client is told how
/// much of it.
final class ClientOutbox: Sendable {
    static let capacity = 1000
    static let mostBytes = 1 << 20
    /// Given to the connection at once.
    private static let batch = 32
    /// For a client that takes nothing; longer than that, and it is given up.
    private static let patience = Duration.seconds(30)

    private struct State {
        var messages = Deque<ByteBuffer>()
        var bytes = 0
        var dropped = 0
    }

    private let state = Mutex(State())
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation
    private let notice: @Sendable (Int) -> JSONValue

    /// - Parameter notice: what stands in the place of so many messages that were dropped.
    init(notice: @escaping @Sendable (Int) -> JSONValue) {
        self.notice = notice
        // One is enough to be woken by.
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Never waits.
    func put(_ message: JSONValue) {
        let message = ByteBuffer(bytes: message.data)
        state.withLock { state in
            state.messages.append(message)
            state.bytes += message.readableBytes
            while state.messages.count > Self.capacity || (state.bytes > Self.mostBytes && state.messages.count > 1),
                let oldest = state.messages.popFirst()
            {
                state.bytes -= oldest.readableBytes
                state.dropped += 1
            }
        }
        wake.yield()
    }

    /// Sends until the client is gone, or the task is cancelled.
    func run(_ socket: ServerSocket) async {
        for await _ in wakes {
            while let batch = take() {
                guard (try? await socket.send(batch, within: Self.patience)) != nil else { return }
            }
        }
    }

    /// Nil when nothing waits.
    func take() -> [ByteBuffer]? {
        let (dropped, messages) = state.withLock { state in
            var messages: [ByteBuffer] = []
            while messages.count < Self.batch, let next = state.messages.popFirst() { messages.append(next) }
            state.bytes -= messages.reduce(0) { $0 + $1.readableBytes }
            defer { state.dropped = 0 }
            return (state.dropped, messages)
        }
        guard dropped > 0 else { return messages.isEmpty ? nil : messages }
        return [ByteBuffer(bytes: notice(dropped).data)] + messages
    }
}
