import NIOCore

/// One whole message, put together from its frames.
public enum WebSocketMessage: Sendable, Hashable {
    case text(ByteBuffer)
    case binary(ByteBuffer)
}
