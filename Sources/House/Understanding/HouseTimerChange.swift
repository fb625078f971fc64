package import Foundation

/// The change of a timer that runs, or waits.
public enum HouseTimerChange: Hashable, Sendable {
    case end, pause, resume
    /// By as many seconds; less than none makes it shorter.
    case add(Double)
}

/// Which timer is meant; the only one there is where nothing was said of it.
public struct HouseTimerChoice: Hashable, Sendable {
    public var name: String?
    /// How long it was when it was started.
    public var seconds: Double?
    /// Nil for timers.
    package var purpose: HouseTimer.Purpose?
    /// When it is told.
    package var at: Date?

    init(of purpose: HouseTimer.Purpose) { self.purpose = purpose }

    public init(name: String? = nil, seconds: Double? = nil) {
        self.name = name
        self.seconds = seconds
    }
}
