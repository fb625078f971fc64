import EchoText

/// A chapter for a pager: lines of words, without the signs of Markdown. Tables are terms with what is said of them below.
struct ManualLines {
    let width: Int

    func text(of markdown: String) -> String {
        MarkdownStream(markdown).blocks.map(text).joined()
    }

    private func text(of block: TextBlock) -> String {
        let gap = block.gap == nil ? "" : "\n"
        let first = block.margins.map(Self.marker).joined()
        let rest = block.margins.map(Self.indent).joined()
        switch block.content {
        case .heading(let level, let spans): return gap + Self.heading(spans.text, level)
        case .text(let spans): return gap + wrapped(Self.words(spans), first: first, rest: rest)
        case .code(let code, _):
            return gap
                + code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { rest + "    " + $0 + "\n" }.joined()
        case .table(let table): return gap + table.rows.map { row($0) }.joined()
        case .rule: return gap + String(repeating: "-", count: 20) + "\n"
        }
    }

    private static func heading(_ title: String, _ level: Int) -> String {
        guard level <= 2 else { return title + "\n" }
        return title + "\n" + String(repeating: level == 1 ? "=" : "-", count: ColumnText.columns(title)) + "\n"
    }

    private func row(_ cells: [[TextSpan]]) -> String {
        guard let term = cells.first else { return "" }
        let others = cells.dropFirst().map(Self.words).filter { !$0.isEmpty }
        return wrapped(Self.words(term), first: "  ", rest: "    ")
            + others.map { wrapped($0, first: "      ", rest: "      ") }.joined()
    }

    /// A link to another chapter is its words; one to a page of the web has its address behind it.
    private static func words(_ spans: [TextSpan]) -> String {
        spans.map { span in
            guard let link = span.link, link.hasPrefix("http"), link != span.text else { return span.text }
            return "\(span.text) <\(link)>"
        }.joined()
    }

    private static func marker(_ margin: TextMargin) -> String {
        switch margin {
        case .quote: "> "
        case .marker(let sign): sign + " "
        case .indent(let sign): String(repeating: " ", count: ColumnText.columns(sign) + 1)
        }
    }

    private static func indent(_ margin: TextMargin) -> String {
        switch margin {
        case .quote: "> "
        case .marker(let sign), .indent(let sign): String(repeating: " ", count: ColumnText.columns(sign) + 1)
        }
    }

    private func wrapped(_ text: String, first: String, rest: String) -> String {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !isEmpty, ColumnText.columns(line) + 1 + ColumnText.columns(String(word)) > width {
                lines.append(line)
                (line, isEmpty) = (rest, true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).map { $0 + "\n" }.joined()
    }
}
