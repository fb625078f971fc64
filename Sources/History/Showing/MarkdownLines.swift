import EchoText

/// Markdown as lines to read, which are wrapped where they are drawn: a line of a paragraph, of code or of a table each.
enum MarkdownLines {
    private static let bar = StyledText("│ ", .tableBorder)

    static func lines(_ text: String) -> [[StyledText]] {
        MarkdownStream(text).blocks.flatMap { block in
            let gap = block.gap.map { [margin($0, isFirst: false)] } ?? []
            return gap
                + content(block).enumerated().map { margin(block.margins, isFirst: $0.offset == 0) + $0.element }
        }
    }

    private static func margin(_ margins: [TextMargin], isFirst: Bool) -> [StyledText] {
        margins.map { margin in
            switch margin {
            case .quote: bar
            case .marker(let marker) where isFirst: StyledText(marker + " ", .accent)
            case .marker(let marker), .indent(let marker): StyledText(blanks(marker.count + 1))
            }
        }
    }

    private static func content(_ block: TextBlock) -> [[StyledText]] {
        switch block.content {
        case .text(let spans), .heading(_, let spans): spans.lines
        case .code(let code, let language):
            (block.isContinuation || language.isEmpty ? [] : [[StyledText(language, .faint)]])
                + CodeLexer.lines(code, language: language).map { [bar] + $0.map { StyledText($0.text, $0.role) } }
        case .table(let table): rows(table, withHead: !block.isContinuation)
        case .rule: [[StyledText("────", .tableBorder)]]
        }
    }

    private static func rows(_ table: TextTable, withHead: Bool) -> [[StyledText]] {
        let rows = (withHead ? [table.head] : []) + table.rows
        let columns: Int = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { (column: Int) -> Int in
            rows.map { $0.indices.contains(column) ? $0[column].text.count : 0 }.max() ?? 0
        }
        let lines = rows.map { cells in
            cells.enumerated().flatMap { column, cell in
                let separator = column == 0 ? [] : [StyledText(" │ ", .tableBorder)]
                let isLast = column == cells.count - 1
                let rest = isLast ? [] : [StyledText(blanks(widths[column] - cell.text.count))]
                return separator + cell.map { StyledText($0.text, $0.role) } + rest
            }
        }
        guard withHead else { return lines }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
        return [lines[0], [StyledText(rule, .tableBorder)]] + lines.dropFirst()
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension [TextSpan] {
    /// Where a link leads stands behind its label.
    fileprivate var lines: [[StyledText]] {
        var lines: [[StyledText]] = [[]]
        for span in self {
            for (index, part) in span.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append([]) }
                if !part.isEmpty { lines[lines.count - 1].append(StyledText(String(part), span.role)) }
            }
            if let link = span.link, !link.isEmpty, !link.hasSuffix(span.text) {
                lines[lines.count - 1].append(StyledText(" (\(link))", .faint))
            }
        }
        return lines
    }
}
