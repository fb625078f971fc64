package import Foundation

/// A timer as it was asked for, or something else that is told at a time: a reminder, an alarm.
public struct HouseTimer: Hashable, Sendable, Codable {
    /// What is told then, where it is not only that a time is over.
    public enum Purpose: String, Hashable, Sendable, Codable { case reminder, alarm }

    public var seconds: Double
    /// What it is for, such as "pasta", or what somebody is reminded of; nil when that was not said.
    public var name: String?
    /// Seconds that were left when it was paused; nil while it runs.
    public var pausedWith: Double?
    /// Nil for a timer.
    package var purpose: Purpose?
    /// The time of the clock that was said, which stays that time when the clock is set; nil for so long from now.
    package var at: Date?

    /// "Pasta timer".
    var called: String { (name.map { "\(HouseLine.text($0)) " } ?? "") + "timer" }

    public init(seconds: Double, name: String? = nil) {
        self.seconds = seconds
        self.name = name
    }

    package init(_ purpose: Purpose, seconds: Double = 0, at: Date? = nil, name: String? = nil) {
        self.init(seconds: seconds, name: name)
        (self.purpose, self.at) = (purpose, at)
    }
}
