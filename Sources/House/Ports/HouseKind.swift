/// Which house is spoken to.
public enum HouseKind: String, CaseIterable, Sendable {
    case off
    /// The simulated flat inside the program.
    case demonstration
    case homeAssistant = "home-assistant"
    /// A program of somebody else's that speaks for it.
    case program

    /// What the demonstration was called in files that older versions wrote.
    static let formerDemonstration = "built-in"
}
