import Foundation

/// A point in time, on the clock that measures and on the one that people read.
struct Moment: Sendable, Hashable {
    var instant: ContinuousClock.Instant
    var date: Date

    static var now: Moment { Moment(instant: .now, date: Date()) }
}
