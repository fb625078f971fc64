import EchoScreen
import EchoText

/// The lines of texts side by side: both columns are as wide, and wrapped by themselves.
struct PairedTextLayout {
    /// Columns between time, left and right.
    private static let gap = 2

    private let pairs: PairedTextViewState
    private let time: Int
    private let left: Int
    private let right: Int

    /// - Parameter width: columns that there are.
    init(_ pairs: PairedTextViewState, width: Int) {
        self.pairs = pairs
        let time = pairs.rows.lazy.map { TextWidth.columns(of: $0.time.text) }.max() ?? 0
        let room = max(2, width - (time == 0 ? 0 : time + Self.gap) - Self.gap)
        self.time = time
        left = max(1, room / 2)
        right = max(1, room - room / 2)
    }

    var lines: [[Span]] {
        let heading = line(
            StyledText(""), [Span(TextWidth.truncate(pairs.headings.left, to: left), .faint)],
            [Span(TextWidth.truncate(pairs.headings.right, to: right), .faint)])
        guard !pairs.rows.isEmpty else { return [heading, [Span(pairs.empty)]] }
        return [heading] + pairs.rows.flatMap(lines)
    }

    /// Where each row begins among the lines, and where the last ends.
    var starts: [Int] { pairs.rows.reduce(into: [1]) { $0.append($0[$0.count - 1] + lines($1).count) } }

    private func lines(_ row: PairedTextViewState.Row) -> [[Span]] {
        let one = WrappedSpans.lines([Span(row.left)], width: left)
        let other = WrappedSpans.lines([Span(row.right)], width: right)
        return (0..<max(1, one.count, other.count)).map { index in
            line(
                index == 0 ? row.time : StyledText(""), one.indices.contains(index) ? one[index] : [],
                other.indices.contains(index) ? other[index] : [])
        }
    }

    private func line(_ time: StyledText, _ one: [Span], _ other: [Span]) -> [Span] {
        let first = self.time == 0 ? [] : [Span(TextWidth.padded(time.text, to: self.time + Self.gap), time.role)]
        return first + one + [Span(String(repeating: " ", count: max(0, left - one.columns) + Self.gap))] + other
    }
}
