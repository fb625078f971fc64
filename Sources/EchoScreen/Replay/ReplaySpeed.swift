/// How fast a recording is played.
public enum ReplaySpeed: Sendable, Hashable, CaseIterable {
    case normal, double, fourfold
    /// Without the pauses between its events.
    case full

    /// How much shorter the pauses are; nil for none at all.
    public var factor: Double? {
        switch self {
        case .normal: 1
        case .double: 2
        case .fourfold: 4
        case .full: nil
        }
    }

    var words: String {
        switch self {
        case .normal: ""
        case .double: " ×2"
        case .fourfold: " ×4"
        case .full: " no pauses"
        }
    }
}
