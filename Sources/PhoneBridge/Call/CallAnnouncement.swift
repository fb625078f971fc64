/// What the line says in its own voice.
enum CallAnnouncement: Sendable, Hashable {
    case pin
    case consent
    /// The caller wants no recording, and hears that it was understood.
    case refusal
    /// The line is cut behind it.
    case farewell

    /// It is said in the language of the notice.
    var isAboutRecording: Bool { self == .consent || self == .refusal }

    /// Nobody needs to hear the end of what is said before it. Who is recorded has to hear the whole notice.
    var replacesOthers: Bool { self != .consent }
}
