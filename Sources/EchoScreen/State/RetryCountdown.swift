import Echo
import EchoText

/// Counts down to the next attempt to connect.
struct RetryCountdown: Sendable, Hashable {
    let retry: Retry
    private let due: Duration
    private var left: Duration

    init(_ retry: Retry, at now: Duration) {
        self.retry = retry
        due = now + retry.delay
        left = retry.delay
    }

    mutating func tick(at now: Duration) { left = max(.zero, due - now) }

    /// "↻ reconnecting in 3 s (2 of 5)".
    var words: String {
        let wait = seconds > 0 ? " in \(DurationWording.brief(.seconds(seconds)))" : ""
        return "↻ reconnecting\(wait) (\(retry.attempt)\(retry.limit == .max ? "" : " of \(retry.limit)"))"
    }

    /// Until the words change by themselves; nil when they stay.
    var nextChange: Duration? { seconds > 0 ? left - .seconds(seconds - 1) : nil }

    /// Begun seconds count.
    private var seconds: Int64 { left.components.seconds + (left.components.attoseconds > 0 ? 1 : 0) }
}
