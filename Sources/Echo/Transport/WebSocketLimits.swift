import NIOCore

/// Bounds of one connection.
struct WebSocketLimits: Sendable, Hashable {
    /// A message of the server may have 20 MiB: above the 15 MiB that the protocol allows for audio.
    var maximumMessageSize = 20 << 20
    /// More than this that nobody has taken, and the socket is not read.
    var unreadBytes = 256 << 10
    var connectTimeout = TimeAmount.seconds(10)
    /// The server is pinged when it was silent this long …
    var pingInterval = TimeAmount.seconds(5)
    /// … and given up when it stays silent this much longer.
    var pongTimeout = TimeAmount.seconds(5)
    var closeTimeout = TimeAmount.milliseconds(500)

    /// For a connection that is silent between two answers, when nobody is in a hurry to learn that it broke.
    static let betweenAnswers: Self = {
        var limits = Self()
        limits.pingInterval = .seconds(30)
        return limits
    }()

    /// These, with more time for the connection where who opens it has more.
    func waiting(_ patience: Duration) -> Self {
        var limits = self
        limits.connectTimeout = max(connectTimeout, TimeAmount(patience))
        return limits
    }
}
