import Foundation

/// When each caller was let in within the last hour.
struct CallerVisits: Sendable {
    static let window: TimeInterval = 3_600
    /// Callers that are remembered. When there are more, those that have not called for longest begin anew.
    private static let memory = 10_000

    private var visits: [String: [Date]] = [:]

    var count: Int { visits.count }

    /// Counts a call.
    ///
    /// - Parameters:
    ///   - caller: a number or a SIP address; all that withhold theirs are one.
    ///   - most: within an hour.
    /// - Returns: false, and nothing is counted, for one that called so often.
    mutating func admit(_ caller: String, most: Int, at now: Date) -> Bool {
        let recent = visits[caller, default: []].filter { $0 > now - Self.window && $0 <= now }
        guard recent.count < most else { return false }
        if visits[caller] == nil, visits.count >= Self.memory { makeRoom(at: now) }
        visits[caller] = recent + [now]
        return true
    }

    /// A quarter goes at once, so that a crowd of callers costs each of them little.
    private mutating func makeRoom(at now: Date) {
        visits = visits.filter { ($0.value.last ?? .distantPast) > now - Self.window }
        guard visits.count >= Self.memory else { return }
        let oldest = visits.sorted { ($0.value.last ?? now) < ($1.value.last ?? now) }.prefix(Self.memory / 4)
        for (caller, _) in oldest { visits[caller] = nil }
    }
}
