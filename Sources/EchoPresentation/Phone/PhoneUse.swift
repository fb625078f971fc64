public import Foundation

/// How much of the day's limits the calls of a line have used.
public struct PhoneUse: Sendable, Hashable {
    public var talked: Duration
    /// Minutes a day; nil for no limit.
    public var mostMinutes: Int?
    public var dollars: Decimal
    /// US dollars a day; nil for no limit.
    public var mostDollars: Decimal?

    public init(talked: Duration, mostMinutes: Int?, dollars: Decimal, mostDollars: Decimal?) {
        (self.talked, self.mostMinutes, self.dollars, self.mostDollars) = (talked, mostMinutes, dollars, mostDollars)
    }
}
