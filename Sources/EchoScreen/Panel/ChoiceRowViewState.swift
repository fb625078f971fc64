import EchoText

/// One thing among others to choose from. Safe to draw.
public struct ChoiceRowViewState: Sendable, Hashable, Identifiable {
    public var id: String
    public var title: String
    /// Characters of the title that were searched for, ascending.
    public var matches: [Range<Int>] = []
    /// How it is: "ask", "ready".
    public var state: StyledText
    /// Where it belongs: "files".
    public var note: String
    /// Shown whole while the row is selected.
    public var help: String
    /// Takes its place where there is room beside the list; as many lines as there are.
    package var details = ""
    /// It is the one in force.
    public var isCurrent: Bool
    /// The command it stands for: its key is shown.
    public var command: Command?
    /// `deleteProfile` and the like act on it.
    public var canBeDeleted = false
    /// It stands above the others.
    public var isPinned = false
    /// Why it does nothing now; it is drawn faintly.
    public var refusal: Wording?
    /// Is looked for, too, and not drawn.
    public var keywords = ""
    /// In the columns of a list that has headings, in place of the note.
    public var cells: [StyledText] = []

    public init(
        id: String, title: String, state: StyledText = StyledText(""), note: String = "", help: String = "",
        isCurrent: Bool = false
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.note = note
        self.help = help
        self.isCurrent = isCurrent
    }
}
