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

/// Says where a link leads, once, where neither its label nor the terminal does.
enum LinkText {
    /// `takesLinks`: the terminal leads there by itself, wherever a link may lead at all.
    static func spans(_ spans: [TextSpan], takesLinks: Bool) -> [TextSpan] {
        guard spans.contains(where: { $0.link != nil }) else { return spans }
        var result: [TextSpan] = []
        for (index, span) in spans.enumerated() {
            result.append(span)
            guard let link = span.link, index + 1 == spans.count || spans[index + 1].link != link else { continue }
            let label = spans[...index].reversed().prefix { $0.link == link }.reversed().map(\.text).joined()
            let isTaken = takesLinks && LinkTarget(link) != nil
            if !isTaken, !link.isEmpty, !link.hasSuffix(label) { result.append(TextSpan(" (\(link))", .faint)) }
        }
        return result
    }

    static func table(_ table: TextTable, takesLinks: Bool) -> TextTable {
        var table = table
        table.head = table.head.map { spans($0, takesLinks: takesLinks) }
        table.rows = table.rows.map { $0.map { spans($0, takesLinks: takesLinks) } }
        return table
    }
}
