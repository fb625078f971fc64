import Foundation

/// Calls that were placed here and have no sound here: they ring, or they came to another bridge.
struct PlacedCalls: Sendable {
    private struct Placed: Sendable {
        let line: PhoneLineCall
        var progress = PlacedProgress.queued
        /// This side ended it.
        var isTakenBack = false
        /// When it is given up, should nothing be heard of it.
        var until: Date

        /// Of one that is over, and nobody says how.
        var end: CallStatus { isTakenBack ? .canceled : .failed }
    }

    enum Fact: Sendable, Hashable {
        /// It is as far as this.
        case told(PhoneLineCall, PlacedProgress)
        /// It came to nothing, and nobody else knows.
        case notReached(PhoneLineCall, CallStatus)
    }

    /// From a call's end until it is certain that no other bridge says more of it: a message takes a second.
    private static let doubt: TimeInterval = 4
    /// A call at another bridge whose end is not heard of is forgotten.
    private static let longestCall: TimeInterval = 86_400

    private var calls: [String: Placed] = [:]
    /// Whether calls may come to other bridges.
    let hasOthers: Bool

    init(hasOthers: Bool) { self.hasOthers = hasOthers }

    /// Oldest names first.
    var list: [(PhoneLineCall, CallStatus)] {
        calls.values.sorted { $0.line.id < $1.line.id }.map { ($0.line, $0.progress.status) }
    }

    func knows(_ call: String) -> Bool { calls[call] != nil }

    func isElsewhere(_ call: String) -> Bool { calls[call]?.progress == .elsewhere }

    mutating func place(_ line: PhoneLineCall, at now: Date) -> Fact? {
        guard calls[line.id] == nil else { return nil }
        calls[line.id] = Placed(line: line, until: now + StreamTicket.life + Self.doubt)
        return .told(line, .queued)
    }

    /// This side wants it no more.
    mutating func takeBack(_ call: String) { calls[call]?.isTakenBack = true }

    /// It has its sound here.
    mutating func begin(_ call: String) { calls[call] = nil }

    /// What the exchange tells of one.
    mutating func report(_ status: CallStatus, of call: String, at now: Date) -> Fact? {
        guard let placed = calls[call] else { return nil }
        switch status {
        case .ringing:
            guard placed.progress == .queued else { return nil }
            calls[call]?.progress = .ringing
            return .told(placed.line, .ringing)
        case .busy, .noAnswer, .failed, .canceled:
            calls[call] = nil
            return .notReached(placed.line, status)
        case .completed where hasOthers:
            calls[call]?.until = min(placed.until, now + Self.doubt)
            return nil
        case .completed:
            calls[call] = nil
            return .notReached(placed.line, placed.end)
        case .queued, .initiated, .inProgress, .brokenOff: return nil
        }
    }

    /// It has come to another bridge.
    mutating func goElsewhere(_ call: String, at now: Date) -> Fact? {
        guard let placed = calls[call], placed.progress != .elsewhere else { return nil }
        calls[call] = Placed(line: placed.line, progress: .elsewhere, until: now + Self.longestCall)
        return .told(placed.line, .elsewhere)
    }

    /// Another bridge says what became of it.
    mutating func end(_ call: String, _ progress: PlacedProgress) -> Fact? {
        calls.removeValue(forKey: call).map { .told($0.line, progress) }
    }

    /// - Returns: those that are no more this program's business.
    mutating func leave() -> [Fact] {
        defer { calls = [:] }
        return calls.values.filter { $0.progress != .elsewhere }.sorted { $0.line.id < $1.line.id }
            .map { .notReached($0.line, $0.end) }
    }

    /// - Returns: those of which nothing was heard for so long that nothing will be.
    mutating func giveUp(at now: Date) -> [Fact] {
        let late = calls.values.filter { $0.until <= now }.sorted { $0.line.id < $1.line.id }
        return late.map { placed in
            calls[placed.line.id] = nil
            return placed.progress == .elsewhere
                ? .told(placed.line, .over(.lost)) : .notReached(placed.line, placed.end)
        }
    }
}
