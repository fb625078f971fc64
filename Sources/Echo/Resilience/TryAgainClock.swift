import Foundation

/// Time and chance, as whoever waits and tries again needs them.
struct TryAgainClock: Sendable {
    var now: @Sendable () -> ContinuousClock.Instant
    var date: @Sendable () -> Date
    /// From 0 up to 1.
    var random: @Sendable () -> Double
    /// Throws when it was cancelled.
    var sleep: @Sendable (Duration) async throws -> Void

    static let real = TryAgainClock(
        now: { .now }, date: { Date() }, random: { .random(in: 0..<1) }, sleep: { try await Task.sleep(for: $0) })
}
