public import Foundation

/// The readings of two clocks at one moment: one that people set, and one that nobody does.
public struct HouseTime: Hashable, Sendable, Codable {
    public var now: Date
    /// Since some moment.
    public var uptime: Duration

    public init(now: Date, uptime: Duration) {
        self.now = now
        self.uptime = uptime
    }
}
