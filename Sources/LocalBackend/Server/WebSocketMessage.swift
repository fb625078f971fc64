import NIOCore

/// One whole message, put together from its frames.
enum WebSocketMessage: Sendable, Hashable {
    case text(ByteBuffer)
    case binary(ByteBuffer)
}
