/// The notices when a text cannot be copied as it was meant to be, and the way that is used instead.
public enum CopyWording {
    /// Pagers and editors need a screen.
    public static func failure(hasScreen: Bool) -> Wording {
        hasScreen
            ? "Could not copy: this terminal has no clipboard access. \(key: .openInPager) opens the text in your pager; /export talk.md writes the conversation to a file."
            : "Could not copy: no clipboard access here. /export talk.md writes the conversation to a file."
    }

    public static let noScreen: Wording =
        "Cannot open another program without a screen. /export talk.md writes the conversation to a file."
}
