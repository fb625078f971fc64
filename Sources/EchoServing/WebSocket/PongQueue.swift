import NIOCore

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
