import EchoScreen
import EchoText

/// The rows of one block at a given width.
struct BlockLayout: Sendable, Hashable {
    private(set) var lines: [BlockLine] = []
    /// What the rows together say, where they follow one another.
    private(set) var text = ""

    /// `heard` is how many characters of an interrupted answer's block were heard; nil for all. Where a link leads is
    /// written out unless the terminal `takesLinks`.
    init(_ block: TextBlock, width: Int, heard: Int? = nil, takesLinks: Bool = false, isDim: Bool = false) {
        let margins = MarginLayout(block.margins, width: width)
        let inner = max(1, width - margins.columns)
        switch block.content {
        case .text(let spans), .heading(_, let spans):
            layOut(LinkText.spans(spans.unheard(after: heard), takesLinks: takesLinks), inner)
            if case .heading(1, _) = block.content, heard != 0 { underline() }
        case .code(let code, let language):
            let shown = block.isContinuation ? "" : language
            lines = CodeLayout.lines(CodeLexer.lines(code, language: language).unheard(after: heard), shown, inner)
            text = code
        case .table(let table):
            let shown = LinkText.table(table.unheard(after: heard), takesLinks: takesLinks)
            lines = TableLayout.lines(shown, width: inner, withHead: !block.isContinuation)
        case .rule: lines = [BlockLine(spans: [Span(String(repeating: "─", count: inner), .tableBorder)])]
        }
        if isDim { dim() }
        for index in lines.indices { lines[index].margin = margins.spans(isFirst: index == 0) + lines[index].margin }
        if let gap = block.gap {
            lines.insert(BlockLine(margin: MarginLayout(gap, width: width).spans(isFirst: false), spans: []), at: 0)
        }
    }

    /// What was not heard stays marked as such.
    private mutating func dim() {
        for index in lines.indices {
            for span in lines[index].spans.indices where lines[index].spans[span].style.role != .unheard {
                lines[index].spans[span].style.role = .faint
            }
        }
    }

    /// The first level stands out in every theme, and without colours.
    private mutating func underline() {
        let columns = lines.map(\.spans.columns).max() ?? 0
        if columns > 0 { lines.append(BlockLine(spans: [Span(String(repeating: "━", count: columns), .heading)])) }
    }

    private mutating func layOut(_ spans: [TextSpan], _ width: Int) {
        text = spans.text
        lines = SpanLines.lines(spans, width: width)
    }
}
