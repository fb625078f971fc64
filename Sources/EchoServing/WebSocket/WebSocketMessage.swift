public import Foundation
public import NIOCore

/// One whole message, put together from its frames.
public enum WebSocketMessage: Sendable, Hashable {
    case text(ByteBuffer)
    case binary(ByteBuffer)
}

extension ByteBuffer {
    /// Of the head of a frame that a server sends (RFC 6455 §5.2).
    private static let head = 10

    /// A message to send, with room before it for the frame's head: both go out in one piece then.
    public init(message: Data) {
        self.init()
        reserveCapacity(Self.head + message.count)
        moveWriterIndex(to: Self.head)
        moveReaderIndex(to: Self.head)
        writeBytes(message)
    }
}
