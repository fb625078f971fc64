/// What the line says in its own voice.
enum CallAnnouncement: Sendable, Hashable {
    case pin
    case consent
    /// The line is cut behind it.
    case farewell
}
