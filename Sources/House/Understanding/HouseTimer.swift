/// A timer as it was asked for.
public struct HouseTimer: Hashable, Sendable, Codable {
    public var seconds: Double
    /// What it is for, such as "pasta"; nil when that was not said.
    public var name: String?
    /// Seconds that were left when it was paused; nil while it runs.
    public var pausedWith: Double?

    /// "Pasta timer".
    var called: String { (name.map { "\(HouseLine.text($0)) " } ?? "") + "timer" }

    public init(seconds: Double, name: String? = nil) {
        self.seconds = seconds
        self.name = name
    }
}
