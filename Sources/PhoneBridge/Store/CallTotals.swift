public import Foundation

/// The totals of the calls since some time.
public struct CallTotals: Sendable, Hashable {
    /// Who was not heard of for so long has ended without a word: no more than that counts of a call that is not over.
    static let longestOpen = Duration.seconds(7_200)

    public var calls: Int
    /// Not ended yet.
    public var running: Int
    /// In whole seconds, with that of running ones so far.
    public var talked: Duration
    /// US dollars, as far as the bridges knew.
    public var dollars: Decimal

    public init(calls: Int, running: Int, talked: Duration, dollars: Decimal = 0) {
        (self.calls, self.running, self.talked, self.dollars) = (calls, running, talked, dollars)
    }
}
