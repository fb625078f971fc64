/// An announcement of the line, in its own voice.
enum CallAnnouncement: Sendable, Hashable {
    case pin
    case consent
    /// What everybody who is called hears first.
    case notice
    /// The caller wants no recording, and hears that it was understood.
    case refusal
    /// A message of the caller is recorded behind it, and behind a tone.
    case message
    /// The line is cut behind it.
    case farewell

    /// It is said in the language of the notice.
    var isAboutRecording: Bool { self == .consent || self == .refusal }

    /// Nobody needs to hear the end of what is said before it. A notice, of a recording or another, has to be heard whole.
    var replacesOthers: Bool { self != .consent && self != .notice }
}
