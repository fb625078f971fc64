import Foundation
import Synchronization

/// A point in time, on the clock that measures and on the one that people read.
struct Moment: Sendable, Hashable {
    var instant: ContinuousClock.Instant
    var date: Date

    private static let last = Mutex<Moment?>(nil)

    /// Never before one that was asked for earlier, also where the computer's clock is set back meanwhile: what is said then
    /// still stands below what was said before.
    static var now: Moment {
        last.withLock { last in
            let moment = Moment(instant: .now, date: Date()).following(last)
            last = moment
            return moment
        }
    }

    /// The same, as much later than an earlier one as time has passed, where the date went back.
    func following(_ earlier: Moment?) -> Moment {
        guard let earlier, date < earlier.date else { return self }
        let passed = max(0, earlier.instant.duration(to: instant) / .seconds(1))
        return Moment(instant: instant, date: earlier.date + passed)
    }
}
