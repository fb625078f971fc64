import NIOCore

/// How much and how long a connection may take.
struct ServerSocketLimits: Sendable, Hashable {
    var messageBytes = 20 << 20
    /// A peer that is silent for this long is asked whether it lives.
    var pingInterval: TimeAmount = .seconds(20)
    /// And is given up when it does not answer for this long.
    var pongTimeout: TimeAmount = .seconds(20)
    var closeTimeout: TimeAmount = .seconds(2)
}
