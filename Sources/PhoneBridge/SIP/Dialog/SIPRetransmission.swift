/// When a message that may be lost is sent again, and when that is hopeless.
struct SIPRetransmission: Sendable, Hashable {
    typealias Instant = ContinuousClock.Instant

    enum Turn: Sendable, Hashable {
        case wait, again, hopeless
    }

    private var next: Instant?
    private var interval = SIPTimers.t1
    private let longest: Duration?
    private let end: Instant?

    /// - Parameter longest: pause between two; nil for a request INVITE, whose pauses go on doubling.
    init(at now: Instant, longest: Duration? = SIPTimers.t2) {
        (next, self.longest, end) = (now + SIPTimers.t1, longest, now + SIPTimers.end)
    }

    private init(next: Instant?, interval: Duration, longest: Duration?, end: Instant?) {
        (self.next, self.interval, self.longest, self.end) = (next, interval, longest, end)
    }

    /// Never again, but not for ever either.
    static func awaiting(at now: Instant) -> SIPRetransmission {
        SIPRetransmission(next: nil, interval: SIPTimers.t1, longest: nil, end: now + SIPTimers.end)
    }

    /// An INVITE that was heard of is not sent again, and may ring as long as it likes.
    static let stopped = SIPRetransmission(next: nil, interval: SIPTimers.t1, longest: nil, end: nil)

    var deadline: Instant? {
        guard let next, let end else { return next ?? end }
        return min(next, end)
    }

    /// A request that was heard of is sent more rarely.
    mutating func slow(at now: Instant) {
        guard next != nil else { return }
        (interval, next) = (SIPTimers.t2, now + SIPTimers.t2)
    }

    mutating func turn(at now: Instant) -> Turn {
        if let end, now >= end { return .hopeless }
        guard let next, now >= next else { return .wait }
        interval = min(interval * 2, longest ?? SIPTimers.end)
        self.next = now + interval
        return .again
    }
}
