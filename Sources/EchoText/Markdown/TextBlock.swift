/// A part of a message that is laid out by itself: a paragraph, an item, a piece of code, a table.
public struct TextBlock: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case text([TextSpan])
        /// Levels are 1 to 6.
        case heading(Int, [TextSpan])
        /// The language is empty where none was named.
        case code(String, language: String)
        case table(TextTable)
        case rule
    }

    public var content: Content
    public var margins: [TextMargin]
    /// The margins of the blank row in front of it; nil when there is none.
    public var gap: [TextMargin]?
    /// It goes on with what the block before it began: a long text is cut into pieces.
    public var isContinuation: Bool
    /// Where it was written, in UTF-8 bytes of the message's text.
    public var source: Range<Int>

    public init(
        _ content: Content, margins: [TextMargin] = [], gap: [TextMargin]? = nil, isContinuation: Bool = false,
        source: Range<Int> = 0..<0
    ) {
        self.content = content
        self.margins = margins
        self.gap = gap
        self.isContinuation = isContinuation
        self.source = source
    }

    /// The code, when it is code.
    public var code: String? { if case .code(let code, _) = content { code } else { nil } }

    /// The plain text, without its looks; the cells of a table follow one another.
    public var text: String {
        switch content {
        case .text(let spans), .heading(_, let spans): spans.text
        case .code(let code, _): code
        case .table(let table): ([table.head] + table.rows).map { $0.map(\.text).joined() }.joined()
        case .rule: ""
        }
    }
}
