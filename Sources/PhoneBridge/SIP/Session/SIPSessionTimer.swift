/// When a call is confirmed anew, and when one that nobody confirms is over (RFC 4028).
struct SIPSessionTimer: Sendable, Hashable {
    typealias Instant = ContinuousClock.Instant

    enum Turn: Sendable, Hashable {
        case wait
        /// This side asks whether the other is still there.
        case refresh
        /// Nobody said so in time.
        case over
    }

    /// As `Supported` and `Require` name it.
    static let option = "timer"
    /// What this side asks for, in seconds.
    static let usual = 1800
    /// The shortest that the standard allows: whoever asks for less is told.
    static let least = 90
    /// A refresh that is refused is tried again.
    private static let again = Duration.seconds(20)

    let seconds: Int
    let isRefresher: Bool
    private let end: Instant
    private var refreshAt: Instant?

    /// - Parameter now: when the call was confirmed last.
    init(seconds: Int, isRefresher: Bool, at now: Instant) {
        let seconds = max(seconds, Self.least)
        (self.seconds, self.isRefresher) = (seconds, isRefresher)
        // The side that does not refresh hangs up a moment earlier, so that both agree that the call is over.
        let margin = isRefresher ? 0 : min(32, seconds / 3)
        end = now + .seconds(seconds - margin)
        refreshAt = isRefresher ? now + .seconds(seconds / 2) : nil
    }

    var deadline: Instant { refreshAt.map { min($0, end) } ?? end }

    mutating func turn(at now: Instant) -> Turn {
        if now >= end { return .over }
        guard let due = refreshAt, now >= due else { return .wait }
        refreshAt = now + Self.again
        return .refresh
    }
}
