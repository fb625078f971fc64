public import Foundation

/// How much a line may be used, in both directions together.
public struct CallLimits: Sendable, Hashable {
    public var callsAtOnce: Int
    /// Nil: as many as there are.
    public var minutesPerDay: Int?
    public var dollarsPerDay: Decimal?
    /// Of one caller, within an hour; nil: as many as come.
    package var callsPerCaller: Int?

    public init(callsAtOnce: Int = 10, minutesPerDay: Int? = 600, dollarsPerDay: Decimal? = 25) {
        self.callsAtOnce = callsAtOnce
        self.minutesPerDay = minutesPerDay
        self.dollarsPerDay = dollarsPerDay
    }
}
