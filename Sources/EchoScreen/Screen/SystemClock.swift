import Foundation

/// The machine's own clock.
public struct SystemClock: AppClockProtocol {
    private let start = ContinuousClock.now

    public init() {}

    public var date: Date { Date() }
    public var uptime: Duration { ContinuousClock.now - start }
    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
