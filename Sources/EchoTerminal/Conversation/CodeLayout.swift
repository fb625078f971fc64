import EchoScreen
import EchoText

/// Code behind a thin line, its language above it. What is too long goes on in the next row behind a sign.
enum CodeLayout {
    static func lines(_ code: [[TextSpan]], _ language: String, _ width: Int) -> [BlockLine] {
        let label = language.isEmpty ? [] : [BlockLine(margin: bar, spans: [Span(language, .faint)])]
        var lines = label
        var start = 0
        for line in code {
            lines += rows(of: line, start, max(1, width - 2))
            start += line.text.count + 1
        }
        return lines
    }

    private static let bar = [Span("│ ", .tableBorder)]
    private static let continued = [Span("│", .tableBorder), Span("↳", .faint)]

    private static func rows(of line: [TextSpan], _ start: Int, _ width: Int) -> [BlockLine] {
        var rows = [BlockLine(margin: bar, spans: [], start: start)]
        var (used, offset) = (0, start)
        for span in line {
            let like = Span(span)
            for character in span.text {
                let columns = TextWidth.columns(of: character)
                if used + columns > width, used > 0 {
                    rows.append(BlockLine(margin: continued, spans: [], start: offset))
                    used = 0
                }
                rows[rows.count - 1].spans.add(character, like: like)
                used += columns
                offset += 1
            }
        }
        return rows
    }
}
