import EchoScreen
import EchoText

/// Draws bars on a line from 0 to 1.
struct Waterfall {
    /// The moment drawn through all bars, 0 to 1.
    let origin: Double
    /// Columns.
    let width: Int

    /// A row without a bar.
    var blank: [Span] { width > 0 ? [Span(String(repeating: " ", count: width))] : [] }

    /// However short it was, it is seen.
    func bar(_ row: ChartViewState.Row) -> [Span] {
        guard width > 0, let bar = row.bar else { return blank }
        let first = min(width - 1, Int((bar.lowerBound.clamped * Double(width)).rounded(.down)))
        let end = max(first + 1, min(width, Int((bar.upperBound.clamped * Double(width)).rounded())))
        let isBefore = bar.upperBound <= origin
        return merged(
            (0..<width).map { column in
                if (first..<end).contains(column) {
                    return isBefore ? Span("░", .faint) : Span("█", row.barRole)
                }
                return column == self.column(of: origin) && origin > 0 ? Span("╎", .border) : Span(" ", .plain)
            })
    }

    private func column(of position: Double) -> Int { min(width - 1, max(0, Int(position.clamped * Double(width)))) }

    private func merged(_ spans: [Span]) -> [Span] {
        spans.reduce(into: []) { lines, span in
            if let last = lines.indices.last, lines[last].style == span.style {
                lines[last].text += span.text
            } else {
                lines.append(span)
            }
        }
    }
}
