/// How long SIP waits over UDP (RFC 3261, table 4).
enum SIPTimers {
    /// A way there and back, as it is assumed.
    static let t1 = Duration.milliseconds(500)
    /// The longest pause between repetitions.
    static let t2 = Duration.seconds(4)
    /// When nobody will answer any more: timers B, F, H and J.
    static let end = t1 * 64
    /// How long the other side of a transfer may ring.
    static let transfer = Duration.seconds(60)
}
