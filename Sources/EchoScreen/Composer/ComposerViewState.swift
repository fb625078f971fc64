import Echo
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
    /// Characters of it that are not settled yet: words that are being said.
    public var unsettled: Range<Int>?

    public init() { written = WrittenText() }

    public init(text: String, caret: Int, placeholder: Wording = "") {
        self.init(WrittenText(text), caret: caret, placeholder: placeholder)
    }

    public init(_ written: WrittenText, caret: Int, placeholder: Wording = "") {
        self.written = written
        self.caret = caret
        self.placeholder = placeholder
    }

    /// Shows words at the caret that may still change.
    public mutating func showUnsettled(_ words: String) {
        let before = written.text(in: max(0, caret - Self.reach)..<caret)
        let joined = DictationWriter.joined(
            Sanitizer.line(words), before: before, after: written.character(at: caret))
        guard !joined.isEmpty else { return }
        let start = caret
        caret = written.replace(caret..<caret, with: joined)
        unsettled = min(start, caret)..<caret
    }

    /// What is looked at for blanks and capitals.
    private static let reach = 100

    public var isEmpty: Bool { written.isEmpty }

    /// The whole text in one string: costs as much as it is long.
    public var text: String {
        get { written.text }
        set { written = WrittenText(newValue) }
    }
}
