import Foundation

/// Decides what of one kind is too old. A clock may be wrong by years, in either direction: then nothing goes by itself.
struct Expiry: Hashable {
    enum Decision: Hashable {
        case nothing
        /// Everything from before this moment.
        case erase(before: Date)
        /// So many would go that a person has to say so.
        case ask(Int)
    }

    /// More than these of a quarter of all are never erased without being asked: from one day to the next few things grow
    /// too old, unless the clock has jumped, or the person was away for long.
    private static let unsuspected = 20

    let now: Date
    let days: Int
    /// What is kept came last at this moment.
    let newest: Date?
    let total: Int

    var cutoff: Date { now - Double(days) * 86_400 }

    /// - Parameter expired: how many are older than `cutoff`.
    func decision(expired: Int) -> Decision {
        // Something from tomorrow: today's clock is wrong, or yesterday's was.
        guard expired > 0, let newest, newest < now + 86_400 else { return .nothing }
        return expired > max(Self.unsuspected, total / 4) ? .ask(expired) : .erase(before: cutoff)
    }
}
