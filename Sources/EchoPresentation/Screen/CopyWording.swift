/// What is said where a text cannot leave the program as it was meant to, and what does it instead.
public enum CopyWording {
    /// Pagers and editors need a screen.
    public static func failure(hasScreen: Bool) -> Wording {
        hasScreen
            ? "Nothing was copied: no clipboard can be reached from this terminal. \(key: .openInPager) opens it in your pager, /export talk.md writes the conversation to a file."
            : "Nothing was copied: no clipboard can be reached from here. /export talk.md writes the conversation to a file."
    }

    public static let noScreen: Wording =
        "There is no screen to lend to another program. /export talk.md writes the conversation to a file."
}
