public import Foundation

/// How much a line may be used, in both directions together.
public struct CallLimits: Sendable, Hashable {
    public var callsAtOnce: Int
    /// Nil: as many as there are.
    public var minutesPerDay: Int?
    public var dollarsPerDay: Decimal?

    public init(callsAtOnce: Int = 10, minutesPerDay: Int? = 600, dollarsPerDay: Decimal? = 25) {
        self.callsAtOnce = callsAtOnce
        self.minutesPerDay = minutesPerDay
        self.dollarsPerDay = dollarsPerDay
    }
}
