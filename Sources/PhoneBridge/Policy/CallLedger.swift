public import Foundation

/// Counts the calls of the day, which ends at midnight in its time zone; running ones take only their time since then
/// along.
public struct CallLedger: Sendable {
    private var calendar = Calendar(identifier: .gregorian)
    /// When the day began that is counted.
    private var day: Date?
    private var counted = CallUsage()
    /// What others have counted of the day beside this one.
    private var others = CallUsage()
    private var running: [UUID: Running] = [:]

    private struct Running {
        let start: Date
        /// What the line costs a minute; nil where that is not known.
        let perMinute: Decimal?

        func cost(of length: Duration) -> Decimal { perMinute.map { CallTariff.cost(length, perMinute: $0) } ?? 0 }
    }

    public init(timeZone: TimeZone) { calendar.timeZone = timeZone }

    /// - Parameter perMinute: what the line costs, in US dollars; nil where that is not known.
    public mutating func begin(_ call: UUID, at now: Date, perMinute: Decimal? = nil) {
        turn(to: now)
        guard running[call] == nil else { return }
        running[call] = Running(start: now, perMinute: perMinute)
        counted.calls += 1
    }

    public mutating func end(_ call: UUID, at now: Date) {
        turn(to: now)
        guard let call = running.removeValue(forKey: call) else { return }
        let length = time(since: call.start, to: now)
        counted.talked += length
        counted.dollars += call.cost(of: length)
    }

    /// What a call has cost, or has cost since it was said last.
    public mutating func spend(_ dollars: Decimal, at now: Date) {
        turn(to: now)
        counted.dollars += dollars
    }

    public mutating func failPIN(at now: Date) {
        turn(to: now)
        counted.failedPINs += 1
    }

    /// What all have counted of the day so far, this one among them: what goes beyond its own is the others'.
    public mutating func count(all: CallUsage, at now: Date) {
        turn(to: now)
        others = CallUsage()
        let own = usage(at: now)
        others.calls = max(0, all.calls - own.calls)
        others.talked = max(.zero, all.talked - own.talked)
        others.dollars = max(0, all.dollars - own.dollars)
    }

    public func usage(at now: Date) -> CallUsage {
        var ledger = self
        ledger.turn(to: now)
        var usage = ledger.counted
        usage.calls += ledger.others.calls
        usage.talked += ledger.others.talked
        usage.dollars += ledger.others.dollars
        usage.active = running.count
        for call in running.values {
            let length = ledger.time(since: call.start, to: now)
            usage.talked += length
            usage.dollars += call.cost(of: length)
        }
        return usage
    }

    /// A clock that is set back does not bring a day again.
    private mutating func turn(to now: Date) {
        let today = calendar.startOfDay(for: now)
        guard today > day ?? .distantPast else { return }
        (day, counted, others) = (today, CallUsage(), CallUsage())
    }

    private func time(since start: Date, to now: Date) -> Duration {
        .seconds(max(0, now.timeIntervalSince(max(start, day ?? start))))
    }
}
