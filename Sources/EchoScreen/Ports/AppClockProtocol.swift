import Foundation

/// Tells the time and waits.
public protocol AppClockProtocol: Sendable {
    var date: Date { get }
    /// How long the program has been running.
    var uptime: Duration { get }
    func sleep(for duration: Duration) async throws
}
