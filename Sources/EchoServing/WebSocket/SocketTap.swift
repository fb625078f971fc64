import NIOCore
import Synchronization

/// Where texts of a WebSocket go that are not to wait for the reader of its messages.
final class SocketTap: Sendable {
    private let take = Mutex<(@Sendable (ByteBuffer) -> Bool)?>(nil)

    func set(_ take: (@Sendable (ByteBuffer) -> Bool)?) { self.take.withLock { $0 = take } }

    /// Whether it was taken, and is nobody else's.
    func takes(_ text: ByteBuffer) -> Bool {
        let take = take.withLock { $0 }
        return take?(text) ?? false
    }
}
