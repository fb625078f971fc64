/// Understands what this program does not.
public enum HouseBrain: String, CaseIterable, Sendable {
    /// Nobody: it is said that it was not understood.
    case echo
    /// The house's own assistant.
    case homeAssistant = "home-assistant"
}
