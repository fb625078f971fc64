/// Which house is spoken to.
public enum HouseKind: String, CaseIterable, Sendable {
    /// The simulated flat inside the program.
    case builtIn = "built-in"
    case homeAssistant = "home-assistant"
    /// A program of somebody else's that speaks for it.
    case program
    case off
}
