import EchoText

/// The tour: each place of the screen and what it is for, on one page that the smallest screen can show.
public enum TourWording {
    public static let overlay = OverlayViewState(title: "Tour", content: .paragraphs(places))

    /// Two lines each beside their names, where a screen is 60 columns wide.
    private static let places = [
        place(
            "Conversation",
            "Everything you and the assistant say or write; \(key: .pageUp) and \(key: .pageDown) scroll."),
        place(
            "Message",
            """
            Type, \(key: .send) to send; when empty, \(key: .toggleTalking) to talk. \(key: .stop) stops an answer.
            """),
        place("Levels", "Microphone and speaker levels; \(key: .mute) mutes you."),
        place(
            "Settings",
            "All settings: \(key: .adjustDown) and \(key: .adjustUp) change the selected one."),
        place("Events", "Every event sent and received; \(key: .open) opens the selected one."),
        place(
            "Key hints",
            "\(key: .focusNext) next pane, \(key: .help) all keys, \(key: .palette) all commands."),
    ]

    private static func place(_ name: String, _ wording: Wording) -> ParagraphViewState {
        ParagraphViewState(lead: StyledText(name, .accent), wording)
    }
}
