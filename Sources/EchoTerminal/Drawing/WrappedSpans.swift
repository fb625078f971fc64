/// Breaks a line of several styles at `width` columns; what continues is indented as its line was.
enum WrappedSpans {
    static func lines(_ spans: [Span], width: Int) -> [[Span]] {
        guard width > 0 else { return [] }
        guard spans.columns > width else { return [spans] }
        let indent = min(width / 2, blanks(spans) + 2)
        var lines: [[Span]] = [[]]
        var used = 0
        for span in spans {
            for character in span.text {
                let columns = TextWidth.columns(of: character)
                if used + columns > width {
                    lines.append([Span(String(repeating: " ", count: indent))])
                    used = indent
                }
                append(character, of: span, to: &lines[lines.count - 1])
                used += columns
            }
        }
        return lines
    }

    private static func blanks(_ spans: [Span]) -> Int {
        spans.lazy.flatMap(\.text).prefix { $0 == " " }.count
    }

    private static func append(_ character: Character, of span: Span, to line: inout [Span]) {
        if let last = line.last, last.style == span.style, last.link == span.link {
            line[line.count - 1].text.append(character)
        } else {
            var piece = span
            piece.text = String(character)
            line.append(piece)
        }
    }
}
