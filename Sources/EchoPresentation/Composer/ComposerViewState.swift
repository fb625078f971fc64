import EchoText

/// The text being written.
public struct ComposerViewState: Sendable, Hashable {
    /// Safe to draw, character for character what is written: no control characters but line feeds.
    public var written: WrittenText
    /// In front of which character (grapheme) the caret stands, 0 to the number of characters.
    public var caret = 0
    /// Shown while the text is empty.
    public var placeholder: Wording = ""

    /// Stands above it: what becomes of the text; empty for a new message.
    public var title: Wording = ""
    /// Stand above it, too: how it is being written, and which files go with it.
    public var marks: [StyledText] = []

    /// Letters command it, as in vi.
    public var isCommanded = false

    public init() { written = WrittenText() }

    public init(text: String, caret: Int, placeholder: Wording = "") {
        self.init(WrittenText(text), caret: caret, placeholder: placeholder)
    }

    public init(_ written: WrittenText, caret: Int, placeholder: Wording = "") {
        self.written = written
        self.caret = caret
        self.placeholder = placeholder
    }

    public var isEmpty: Bool { written.isEmpty }

    /// The whole text in one string: costs as much as it is long.
    public var text: String {
        get { written.text }
        set { written = WrittenText(newValue) }
    }
}
