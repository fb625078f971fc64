import Foundation

/// Where a stay begins in a conversation that the connected model plays, and where it was left: its lines are the server's,
/// and tell nothing of the room. It is part of the name of a message.
enum StayMark: Sendable, Hashable {
    case began(scenario: Scenario.ID, level: LanguageLevel)
    case left

    /// How the name of a line ends that this machine said in a stay which the model plays.
    static let line = ":said"

    /// Nil for a message that marks nothing.
    init?(message id: String) {
        let parts = id.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).dropFirst()
            .map(String.init)
        switch parts.first {
        case "left" where parts.count == 1: self = .left
        case "model":
            guard parts.count == 3, let level = LanguageLevel(rawValue: parts[1]), !parts[2].isEmpty else { return nil }
            self = .began(scenario: parts[2], level: level)
        default: return nil
        }
    }

    /// - Parameter id: without a colon.
    func message(_ id: String) -> String {
        switch self {
        case .began(let scenario, let level): "\(id):model:\(level.rawValue):\(scenario)"
        case .left: "\(id):left"
        }
    }
}
