import EchoText

/// Markdown as the inside of a page: nothing of the text becomes a part of the page but its looks.
enum HTMLMarkdown {
    /// What a link may lead to; another stands as text.
    private static let schemes = ["https://", "http://", "mailto:"]

    static func text(_ markdown: String) -> String {
        MarkdownStream(markdown).blocks.map { block in
            block.margins.reversed().reduce(content(block)) { inner, margin in wrapped(inner, in: margin) }
        }.joined()
    }

    private static func wrapped(_ inner: String, in margin: TextMargin) -> String {
        switch margin {
        case .quote: "<blockquote>\(inner)</blockquote>"
        case .marker(let marker):
            "<div class=\"item\"><span class=\"marker\">\(HTMLText.escaped(marker)) </span><div>\(inner)</div></div>"
        case .indent: "<div class=\"item\"><span class=\"marker\"></span><div>\(inner)</div></div>"
        }
    }

    private static func content(_ block: TextBlock) -> String {
        switch block.content {
        case .text(let spans): "<p>\(html(spans))</p>"
        case .heading(let level, let spans): "<h\(min(6, level + 1))>\(html(spans))</h\(min(6, level + 1))>"
        case .code(let code, _): "<pre><code>\(HTMLText.escaped(code))</code></pre>"
        case .table(let table): self.table(table, withHead: !block.isContinuation)
        case .rule: "<hr>"
        }
    }

    private static func table(_ table: TextTable, withHead: Bool) -> String {
        let head = withHead ? "<tr>\(table.head.map { "<th>\(html($0))</th>" }.joined())</tr>" : ""
        let rows = table.rows.map { row in "<tr>\(row.map { "<td>\(html($0))</td>" }.joined())</tr>" }
        return "<table>\(head)\(rows.joined())</table>"
    }

    private static func html(_ spans: [TextSpan]) -> String {
        spans.map { span in
            let text = HTMLText.escaped(span.text)
            let looks =
                switch span.role {
                case .strong: "<strong>\(text)</strong>"
                case .emphasis: "<em>\(text)</em>"
                case .code: "<code>\(text)</code>"
                default: text
                }
            guard let link = span.link, schemes.contains(where: link.lowercased().hasPrefix) else { return looks }
            return "<a rel=\"noreferrer noopener\" href=\"\(HTMLText.escaped(link))\">\(looks)</a>"
        }.joined()
    }
}
