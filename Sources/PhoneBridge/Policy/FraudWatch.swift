import Foundation

/// Notices many short calls to numbers that begin alike, which is how a stolen line is made to earn money, and locks those
/// numbers for an hour.
struct FraudWatch: Sendable {
    /// Calls shorter than this are counted.
    static let short = Duration.seconds(30)
    /// So many of them, within `window`.
    static let most = 10
    static let window: TimeInterval = 600
    static let lock: TimeInterval = 3_600
    /// Digits behind the country code that numbers have in common.
    private static let digits = 4
    private static let memory = 2_048

    /// When short calls ended, by how their numbers begin.
    private var ends: [String: [Date]] = [:]
    private var locks: [String: Date] = [:]

    /// - Returns: how numbers begin that are locked from now on; nil when nothing changes.
    mutating func end(_ number: String, after length: Duration, at now: Date) -> String? {
        guard length < Self.short, let start = Self.start(of: number), lockedStart(of: number, at: now) == nil else {
            return nil
        }
        if ends.count >= Self.memory { forget(at: now) }
        let recent = ends[start, default: []].filter { $0 > now - Self.window } + [now]
        guard recent.count >= Self.most else {
            ends[start] = recent
            return nil
        }
        ends[start] = nil
        locks[start] = now + Self.lock
        return start
    }

    /// How numbers like this one begin, where they are locked.
    func lockedStart(of number: String, at now: Date) -> String? {
        guard let start = Self.start(of: number), let until = locks[start], until > now else { return nil }
        return start
    }

    func locks(at now: Date) -> [String: Date] { locks.filter { $0.value > now } }

    /// None lasts longer than one of its own.
    mutating func add(_ others: [String: Date], at now: Date) {
        for (start, until) in others.prefix(Self.memory) where until > now {
            let until = min(until, now + Self.lock)
            locks[start] = max(locks[start] ?? until, until)
        }
    }

    private mutating func forget(at now: Date) {
        ends = ends.filter { ($0.value.last ?? .distantPast) > now - Self.window }
        locks = locks.filter { $0.value > now }
        // All of it within ten minutes: then older ones make room.
        guard ends.count >= Self.memory, let oldest = ends.min(by: { $0.value.last ?? now < $1.value.last ?? now })
        else { return }
        ends[oldest.key] = nil
    }

    /// Nil for what is no number of the world, as those of emergencies.
    private static func start(of number: String) -> String? {
        guard let number = try? PhoneNumber(e164: number) else { return nil }
        return "+\(number.countryCode)\(number.nationalNumber.prefix(digits))"
    }
}
