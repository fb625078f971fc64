public import Foundation

/// What time it is, and how to wait: the one clock of all that acts in a house.
public struct HouseClock: Sendable {
    public let now: @Sendable () -> Date
    /// Throws when the task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// The time of day that goes with a clock which shows `start` now.
    public init<C: Clock>(_ clock: C, startingAt start: Date) where C.Duration == Duration {
        let first = clock.now
        now = { start.addingTimeInterval(first.duration(to: clock.now) / .seconds(1)) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// This machine's.
    public static let system = HouseClock(now: { Date() }, sleep: { try await Task.sleep(for: $0) })
}
