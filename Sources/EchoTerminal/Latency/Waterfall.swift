import EchoPresentation
import EchoText

/// Draws when a stage was under way, on a line from the first to the last moment of the turn.
struct Waterfall {
    /// Where the person's turn ended, 0 to 1.
    let origin: Double
    /// Columns.
    let width: Int

    /// Only where the turn ended.
    var blank: [Span] { width > 0 ? [Span(String(repeating: " ", count: width))] : [] }

    /// However short it was, it is seen.
    func bar(_ stage: LatencyViewState.Stage) -> [Span] {
        guard width > 0, let bar = stage.bar else { return blank }
        let first = min(width - 1, Int((bar.lowerBound.clamped * Double(width)).rounded(.down)))
        let end = max(first + 1, min(width, Int((bar.upperBound.clamped * Double(width)).rounded())))
        let isBefore = bar.upperBound <= origin
        return merged(
            (0..<width).map { column in
                if (first..<end).contains(column) {
                    return isBefore ? Span("░", .faint) : Span("█", stage.barRole)
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
