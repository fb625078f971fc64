import EchoScreen
import Foundation

/// How much of the day's limits the calls of a line have used.
package struct PhoneUse: Sendable, Hashable {
    package var talked: Duration
    /// Minutes a day; nil for no limit.
    package var mostMinutes: Int?
    package var dollars: Decimal
    /// US dollars a day; nil for no limit.
    package var mostDollars: Decimal?

    package init(talked: Duration, mostMinutes: Int?, dollars: Decimal, mostDollars: Decimal?) {
        (self.talked, self.mostMinutes, self.dollars, self.mostDollars) = (talked, mostMinutes, dollars, mostDollars)
    }
}
