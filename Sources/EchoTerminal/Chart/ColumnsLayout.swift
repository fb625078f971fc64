import EchoScreen
import EchoText

/// Where the parts of upright bars stand: words, the bars with their scale, what is said of one, the legend, notes.
struct ColumnsLayout {
    /// Columns that show everything well.
    static let width = 106
    /// Rows of bars that are worth a larger panel, and those below which they say nothing.
    private static let (mostBars, leastBars) = (14, 3)

    /// Columns of the scale: its title stands there whole.
    let scale: Int
    let headline: Rect
    /// Everything under the headline: where nothing is drawn, there is that much room for words.
    let below: Rect
    let bars: Rect
    let labels: Rect
    let detail: Rect
    let legend: Rect
    let notes: Rect

    init(_ state: ColumnsViewState, in rect: Rect) {
        scale = min(12, max(8, TextWidth.columns(of: state.maximumTitle) + 2))
        let legendRows = Self.legend(state, width: rect.width).count
        let fixed = state.headline.count + 2 + legendRows
        let notesWanted = Self.notes(state, width: rect.width).count
        let isAiry = rect.height >= fixed + notesWanted + Self.leastBars + 9
        let air = isAiry ? 1 : 0
        let noteRows = rect.height >= fixed + notesWanted + Self.leastBars + 2 * air ? notesWanted : 0
        let room = rect.height - fixed - noteRows - (isAiry ? 3 : 0) - (isAiry && noteRows > 0 ? 1 : 0)
        var rest = rect
        func take(_ rows: Int, air: Int = 0) -> Rect {
            let (part, below) = rest.splitTop(rows)
            rest = below.splitTop(air).1
            return part
        }
        headline = take(state.headline.count, air: air)
        below = rest
        bars = take(max(0, room))
        labels = take(1, air: air)
        detail = take(1, air: air)
        legend = take(legendRows, air: noteRows > 0 ? air : 0)
        notes = take(noteRows)
    }

    /// Rows that show everything.
    static func rows(_ state: ColumnsViewState, width: Int) -> Int {
        let notes = notes(state, width: width).count
        guard state.empty.isEmpty else { return state.headline.count + 3 + notes }
        return state.headline.count + mostBars + 5 + legend(state, width: width).count + (notes == 0 ? 0 : notes + 1)
    }

    /// What is too long for a row goes on in the next.
    static func notes(_ state: ColumnsViewState, width: Int) -> [[Span]] {
        state.notes.flatMap { $0.isEmpty ? [[]] : WrappedSpans.lines($0.map { Span($0) }, width: max(1, width)) }
    }

    /// What each part is, as many side by side as there is room for.
    static func legend(_ state: ColumnsViewState, width: Int) -> [[Span]] {
        let title = state.parts.map { TextWidth.columns(of: $0.title) }.max() ?? 0
        let amount = state.parts.map { TextWidth.columns(of: $0.amount) }.max() ?? 0
        let cell = title + amount + 7
        let count = max(1, width / max(1, cell))
        return stride(from: 0, to: state.parts.count, by: count).map { start in
            state.parts[start..<min(state.parts.count, start + count)].enumerated().flatMap { offset, part in
                [
                    Span(String(repeating: ColumnsView.texture(start + offset), count: 2), part.role), Span(" "),
                    Span(TextWidth.padded(part.title, to: title)), Span("  "),
                    Span(TextWidth.rightAligned(part.amount, to: amount), .faint), Span("  "),
                ]
            }
        }
    }
}
