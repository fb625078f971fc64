/// Decides how much sound is collected before playing starts: more on a network that stutters, less on one that does not.
public struct PrebufferController: Sendable, Hashable {
    public static let least: Duration = .milliseconds(40)
    public static let most: Duration = .milliseconds(80)

    /// How much sound to collect before playing starts.
    public private(set) var target: Duration
    private var timely = 0

    public init(target: Duration = Self.least) {
        self.target = min(max(target, Self.least), Self.most)
    }

    /// The queue ran dry in the middle of an item: the next start waits for 20 ms more.
    public mutating func ranDry() {
        timely = 0
        target = min(target + .milliseconds(20), Self.most)
    }

    /// Sound came while `queued` was still waiting. After fifty timely arrivals the next start waits for 5 ms less.
    public mutating func arrived(queued: Duration) {
        timely = queued >= target ? timely + 1 : 0
        guard timely >= 50 else { return }
        timely = 0
        target = max(target - .milliseconds(5), Self.least)
    }
}
