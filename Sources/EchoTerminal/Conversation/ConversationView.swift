import EchoPresentation

/// Draws the messages that are in sight.
struct ConversationView {
    private var layout = ConversationLayout()

    var misses: Int { layout.misses }

    mutating func draw(
        _ state: ConversationViewState, voice: [Double], in rect: Rect, keyName: @escaping (Command) -> String,
        to frame: inout Frame
    ) {
        guard !rect.isEmpty else { return }
        guard !state.rows.isEmpty else {
            return WelcomeView.draw(state.welcome, in: rect, keyName: keyName, to: &frame)
        }
        let size = Size(width: rect.width, height: rect.height)
        var place = layout.top(state, size)
        var y = rect.y
        while y < rect.maxY, place.row < state.rows.count {
            let row = state.rows[place.row]
            let lines = layout.layout(of: row, width: rect.width).lines
            for (index, line) in lines.enumerated().dropFirst(place.line) where y < rect.maxY {
                let isLast = index == lines.count - 2
                MessageView(row: row, voice: voice, keyName: keyName).draw(
                    line, isLast: isLast, in: rect, y: y, to: &frame)
                frame.mark(Rect(x: rect.x, y: y, width: rect.width, height: 1), .row(.conversation, place.row))
                y += 1
            }
            place = ConversationPlace(row: place.row + 1, line: 0)
        }
    }

    /// "↓ 3 new", or that there is more below.
    mutating func footnote(_ state: ConversationViewState, in rect: Rect) -> [Span] {
        guard !rect.isEmpty, !layout.isAtEnd(state, Size(width: rect.width, height: rect.height)) else { return [] }
        return [Span(state.unseen > 0 ? "↓ \(state.unseen) new" : "↓ more", .accent)]
    }

    mutating func scrolled(_ state: ConversationViewState, by lines: Int, in rect: Rect) -> ScrollPosition {
        layout.scrolled(state, by: lines, Size(width: rect.width, height: rect.height))
    }
}
