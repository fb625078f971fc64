/// What the line says in its own voice.
enum CallAnnouncement: Sendable, Hashable {
    case pin
    case consent
    /// The caller wants no recording, and hears that it was understood.
    case refusal
    /// The line is cut behind it.
    case farewell
}
