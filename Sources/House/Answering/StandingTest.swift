/// A test of how a device is. Numbers are °C for temperatures, percent otherwise.
public enum StandingTest: Hashable, Sendable, Codable {
    case on, off, open, closed, locked, unlocked, jammed, armed, disarmed, running, done, home, away, playing, paused
    case motion, available
    /// In the colour of this name.
    case colored(String)
    case above(Double)
    case below(Double)

    /// What is true when this is not; nil where there is more than one.
    public var opposite: StandingTest? {
        switch self {
        case .on: .off
        case .off: .on
        case .open: .closed
        case .closed: .open
        case .locked: .unlocked
        case .unlocked: .locked
        case .armed: .disarmed
        case .disarmed: .armed
        case .home: .away
        case .away: .home
        default: nil
        }
    }

    /// "on", "above 25".
    public var text: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .open: "open"
        case .closed: "closed"
        case .locked: "locked"
        case .unlocked: "unlocked"
        case .jammed: "jammed"
        case .armed: "armed"
        case .disarmed: "disarmed"
        case .running: "running"
        case .done: "done"
        case .home: "home"
        case .away: "away"
        case .playing: "playing"
        case .paused: "paused"
        case .motion: "moving"
        case .available: "reachable"
        case .colored(let name): name
        case .above(let number): "above \(HouseNumberText.text(number))"
        case .below(let number): "below \(HouseNumberText.text(number))"
        }
    }
}
