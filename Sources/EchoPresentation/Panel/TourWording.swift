import EchoText

/// The tour: each place of the screen and what it is for, on one page that the smallest screen can show.
public enum TourWording {
    public static let overlay = OverlayViewState(title: "Tour", content: .paragraphs(places))

    /// Two lines each beside their names, where a screen is 60 columns wide.
    private static let places = [
        place(
            "Conversation",
            "What both of you say, spoken or written; \(key: .pageUp) and \(key: .pageDown) scroll it."),
        place(
            "Message",
            """
            Type; \(key: .send) sends. While it is empty, \(key: .toggleTalking) talks. \(key: .stop) stops an answer.
            """),
        place("Levels", "How loud the microphone and the loudspeaker are; \(key: .mute) mutes you."),
        place(
            "Voice & VAD",
            "Voice and turn taking: \(key: .adjustDown) and \(key: .adjustUp) change what is selected, at once."),
        place("Events", "Every event on the wire, both ways; \(key: .open) opens the selected one."),
        place(
            "Last line",
            "The keys of now: \(key: .focusNext) next pane, \(key: .help) all keys, \(key: .palette) all commands."),
    ]

    private static func place(_ name: String, _ wording: Wording) -> ParagraphViewState {
        ParagraphViewState(lead: StyledText(name, .accent), wording)
    }
}
