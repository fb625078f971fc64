import Foundation

/// How often the passphrase was wrong in a row, and how long to wait for the next try. Kept in a file, so that another start
/// does not shorten it.
struct PassphraseAttempts: Codable, Hashable {
    /// So many cost nothing: a slip of the finger.
    static let free = 3
    static let longest = Duration.seconds(60)

    var wrong = 0
    var last = Date.distantPast

    /// Doubles with each one after the third.
    var delay: Duration {
        guard wrong >= Self.free else { return .zero }
        return min(Self.longest, .seconds(2) * (1 << min(wrong - Self.free, 10)))
    }

    /// What is left of the delay. A clock that was set back does not make it longer.
    func remaining(at date: Date) -> Duration {
        let passed = max(0, date.timeIntervalSince(last))
        return max(.zero, delay - .seconds(min(passed, 86_400)))
    }

    mutating func fail(at date: Date) {
        wrong = min(wrong + 1, 1_000)
        last = date
    }
}
