public import Foundation

/// How much a line was used on a day so far.
public struct CallUsage: Sendable, Hashable {
    /// Running ones.
    public var active = 0
    /// Begun on this day.
    public var calls = 0
    public var talked = Duration.zero
    public var dollars = Decimal(0)
    /// Calls that ended with wrong PINs.
    public var failedPINs = 0

    /// The budget of the month is used up, by calls or otherwise.
    public var isMonthUsedUp = false

    public init() {}
}
