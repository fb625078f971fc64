import EchoScreen
import EchoText

/// The columns of a list that is a table, behind the names of its rows: as many as there is room for. The last one is the one
/// that people must not miss; those before it give way first.
struct ChoiceColumns {
    private static let gap = 2

    private let headings: [String]
    /// Of each column; nil for one that there is no room for.
    private let widths: [Int?]

    /// - Parameters:
    ///   - headings: the first stands over the names.
    ///   - room: columns of the screen.
    init(_ headings: [String], _ rows: some Collection<ChoiceRowViewState>, room: Int) {
        self.headings = headings
        var widths = headings.indices.dropFirst().map { index -> Int? in
            let cells = rows.lazy.compactMap { $0.cells.indices.contains(index - 1) ? $0.cells[index - 1].text : nil }
            return cells.map { TextWidth.columns(of: $0) }.reduce(TextWidth.columns(of: headings[index]), max)
        }
        var next = widths.count - 2
        while Self.sum(widths) > room, next >= 0 {
            widths[next] = nil
            next -= 1
        }
        self.widths = widths
    }

    var width: Int { Self.sum(widths) }

    func spans(of row: ChoiceRowViewState) -> [Span] { spans { row.cells.indices.contains($0) ? row.cells[$0] : nil } }

    var headingSpans: [Span] { spans { StyledText(headings[$0 + 1], .faint) } }

    private func spans(_ cell: (Int) -> StyledText?) -> [Span] {
        widths.enumerated().flatMap { index, width -> [Span] in
            guard let width else { return [] }
            let text = cell(index) ?? StyledText("")
            let room = String(repeating: " ", count: max(0, width - TextWidth.columns(of: text.text)) + Self.gap)
            return [Span(text.text, text.role), Span(room)]
        }
    }

    private static func sum(_ widths: [Int?]) -> Int {
        widths.compactMap(\.self).reduce(0) { $0 + $1 + gap } - (widths.contains { $0 != nil } ? gap : 0)
    }
}
