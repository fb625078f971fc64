/// Which house is spoken to.
public enum HouseKind: String, CaseIterable, Sendable {
    /// The simulated flat inside the program.
    case builtIn = "built-in"
    case homeAssistant = "home-assistant"
    case off
}
