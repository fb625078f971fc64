import EchoConcurrency
public import Foundation

/// The time, and the way to wait: the one clock of everything that acts in a house.
public struct HouseClock: Sendable {
    public let now: @Sendable () -> Date
    /// Since some moment, never set back nor forward.
    public let uptime: @Sendable () -> Duration
    /// Throws when the task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    public init(
        now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
    }

    /// The time of day that goes with a clock which shows `start` now.
    public init<C: Clock>(_ clock: C, startingAt start: Date) where C.Duration == Duration {
        let first = clock.now
        now = { start.addingTimeInterval(first.duration(to: clock.now) / .seconds(1)) }
        uptime = { first.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    public var time: HouseTime { HouseTime(now: now(), uptime: uptime()) }

    /// Waits until something happens, at most so many seconds, or until the task is cancelled.
    func wait(for event: OneTimeEvent, atMost seconds: Double) async {
        await withTaskGroup { [sleep] group in
            group.addTask { await event.wait() }
            group.addTask { try? await sleep(.seconds(seconds)) }
            await group.next()
            group.cancelAll()
        }
    }

    /// This machine's.
    public static let system: HouseClock = {
        let start = ContinuousClock.now
        return HouseClock(
            now: { Date() }, uptime: { start.duration(to: .now) }, sleep: { try await Task.sleep(for: $0) })
    }()
}
