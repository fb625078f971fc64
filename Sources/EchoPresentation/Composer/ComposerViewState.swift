/// The text being written.
public struct ComposerViewState: Sendable, Hashable {
    /// Safe to draw, character for character what is written: no control characters but line feeds.
    public var text = ""
    /// In front of which character (grapheme) the caret stands, 0 to the number of characters.
    public var caret = 0
    /// Shown while the text is empty.
    public var placeholder: Wording = ""

    /// Stands above it: what becomes of the text; empty for a new message.
    public var title: Wording = ""

    /// Letters command it, as in vi.
    public var isCommanded = false

    public init() {}

    public init(text: String, caret: Int, placeholder: Wording = "") {
        self.text = text
        self.caret = caret
        self.placeholder = placeholder
    }
}
