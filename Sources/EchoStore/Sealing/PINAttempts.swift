import Foundation

/// How often the PIN was wrong in a row, and how long it is before another is looked at.
struct PINAttempts: Codable, Hashable {
    /// So many cost nothing: a slip of the finger.
    static let free = 3
    static let first = 60.0
    static let longest = 3600.0

    private(set) var wrong = 0
    private var last = Date.distantPast

    /// Tries before there is a pause.
    var left: Int { max(0, Self.free - wrong) }

    /// Seconds; a minute after the third, twice as long after each one more.
    private var pause: Double {
        guard wrong >= Self.free else { return 0 }
        return min(Self.longest, Self.first * Double(1 << min(wrong - Self.free, 10)))
    }

    /// What is left of the pause. A clock that was set back does not make it longer than it is.
    func remaining(at date: Date) -> Duration {
        .seconds(max(0, pause - max(0, date.timeIntervalSince(last))).rounded(.up))
    }

    mutating func fail(at date: Date) {
        wrong = min(wrong + 1, 1000)
        last = date
    }
}
