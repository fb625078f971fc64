import EchoText

/// A panel over the screen that takes the keys until it is closed.
public struct OverlayViewState: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case help([HelpSection])
        /// Long text, a line each, a run of roles per line.
        case lines([[StyledText]])
        /// Sentences that may name keys, one below the other.
        case paragraphs([ParagraphViewState])
        /// A list to choose from.
        case choices(ChoiceListViewState)
        /// Lines that can be folded.
        case tree(TreeViewState)
        /// A list that is narrowed down by typing.
        case palette(PaletteViewState)
        /// Numbers in columns.
        case table(TableViewState)
        /// Values that are tried, and pictures of what they act on.
        case form(FormViewState)
        /// Texts side by side.
        case paired(PairedTextViewState)
        /// Bars beside numbers, above a list of what can be looked at.
        case chart(ChartViewState)
        /// Upright bars over time, with a legend.
        case columns(ColumnsViewState)
        /// Text to edit: `send` keeps it, `stop` does not.
        case editor(ComposerViewState)
        /// Keys of a telephone: what is typed and what the mouse presses is sent at once.
        case keypad(KeypadViewState)
        /// A question, and what it is about, a line each; the answers are commands.
        case confirmation(Wording, rows: [Wording] = [], answers: [HintViewState])
    }

    /// The list to choose from, whether or not it is narrowed down by typing; nil for other contents.
    public var list: ChoiceListViewState? {
        switch content {
        case .choices(let list): list
        case .palette(let palette): palette.list
        default: nil
        }
    }

    public var title: String
    /// At the right of the title, which gives way to it: "match 1 of 3".
    public var note = ""
    public var content: Content
    /// First line shown.
    public var scroll: Int
    /// Of `lines` and `paired`: those that belong to what is selected. `scroll` is then the line with the cursor, which is kept in sight.
    public var marked: Range<Int>?
    /// Of an editor and of a list: lines that stand above it and stay in sight.
    public var above: [ParagraphViewState] = []
    /// Of an editor: how many rows there are for what is written; nil for half the screen.
    public var writtenRows: Int?
    /// Of `lines`: what stands above them and stays in sight; taller where there is room.
    public var waveforms: [PinnedWaveformViewState] = []
    /// It stands at the side and leaves the rest of the screen as it is, for what is chosen is seen there.
    public var isAside = false
    /// It is as wide as an editor and has so many rows at least, whatever it shows: what is asked and answered in turn
    /// stands where it stood. Nil to be as large as its content.
    public var steadyRows: Int?
    /// Its own keys, which come before those of its shape; nil for none.
    public var keys: KeyContext?
    /// It opened while somebody may be writing: letters go to the message until the person moves in it.
    public var leavesLetters = false
    /// More of it is being found out.
    public var isGrowing = false
    /// A question that only a yes of a person answers: what is risky is not meant by whoever writes into a pipe.
    public var needsPerson = false
    /// The sentences for where nothing can be laid out; nil for its visible text.
    public var spoken: [String]?
    /// In front of each of its lines there; nil for the title.
    public var label: String?

    /// A question that is answered with yes or no.
    public var takesYes: Bool {
        guard case .confirmation(_, _, let answers) = content else { return false }
        return answers.contains { $0.command == .confirm }
    }

    public init(title: String, content: Content, scroll: Int = 0) {
        self.title = title
        self.content = content
        self.scroll = scroll
    }
}
