public import Foundation

/// The most that providers may cost in a month: warns at 80 %, stops at 100 %. Months are those of UTC.
public struct ProviderBudget: Sendable, Hashable {
    public enum Level: Sendable, Hashable { case fine, nearlySpent, spent }

    /// US dollars; nil for no limit.
    public var limit: Decimal?
    /// The share of the limit at which it warns.
    public static let warningShare = Decimal(8) / 10

    /// "2026-11".
    public private(set) var month: String
    /// US dollars, in that month.
    public private(set) var spent: Decimal
    /// For calls that are under way.
    private var reserved: Decimal = 0

    /// - Parameters:
    ///   - month: of `spent`; what was spent in another month does not count.
    public init(limit: Decimal?, month: String = "", spent: Decimal = 0) {
        (self.limit, self.month, self.spent) = (limit, month, spent)
    }

    public var level: Level {
        guard let limit else { return .fine }
        if spent >= limit { return .spent }
        return spent >= limit * Self.warningShare ? .nearlySpent : .fine
    }

    /// False when it does not fit in what is left, with what is under way. What is free always fits.
    public mutating func reserve(_ price: Decimal, at date: Date) -> Bool {
        turn(to: date)
        guard price > 0 else { return true }
        if let limit, spent + reserved + price > limit { return false }
        reserved += price
        return true
    }

    /// Ends what `reserve` began.
    /// - Parameters:
    ///   - isCharged: also when it only may have been.
    ///   - cost: what it did cost; nil where only the price is known.
    public mutating func settle(_ price: Decimal, isCharged: Bool, cost: Decimal? = nil, at date: Date) {
        turn(to: date)
        guard price > 0 else { return }
        reserved = max(0, reserved - price)
        if isCharged { spent += cost ?? price }
    }

    /// What all programs have spent this month.
    mutating func learn(_ total: Decimal) { spent = max(spent, total) }

    private mutating func turn(to date: Date) {
        let now = Self.month(of: date)
        guard now != month else { return }
        (month, spent) = (now, 0)
    }

    static func month(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month], from: date)
        let (year, month) = (parts.year ?? 0, parts.month ?? 0)
        return "\(year)-\(month < 10 ? "0" : "")\(month)"
    }
}
