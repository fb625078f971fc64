/// Where a changed setting acts.
public enum SettingReach: Sendable, Hashable {
    /// In the session with the server, which may refuse it.
    case session
    /// On this screen, at once.
    case screen
    /// In the sound devices, at once, also while they sound.
    case sound
    /// In who answers: at once by the way of conversing that it is about, else when the conversation goes on that way.
    case model
    /// In what the conversation may cost, at once.
    case budget
    /// When the program is started again.
    case nextStart

    /// For the help; empty for what acts at once.
    var words: String { self == .nextStart ? " Takes effect after a restart." : "" }
}
