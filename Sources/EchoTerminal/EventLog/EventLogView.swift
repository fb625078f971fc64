import EchoPresentation

/// Draws the events of the wire, newest at the end. Only rows in sight are worded.
struct EventLogView {
    private var window = ListWindow()

    /// That newer events come unseen.
    static func footnote(_ state: EventLogViewState) -> [Span] {
        guard !state.isFollowing, let selection = state.selection else { return [] }
        return [Span("paused", .warning), Span(" ↓ \(state.rows.count - 1 - selection)", .accent)]
    }

    mutating func draw(_ state: EventLogViewState, in rect: Rect, isFocused: Bool, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        guard !state.rows.isEmpty else {
            frame.write(
                "Nothing has been sent yet.", x: rect.x + 1, y: rect.y, style: Style(.faint), limit: rect.width - 1)
            return
        }
        let selection = state.isFollowing ? state.rows.count - 1 : state.selection
        window.show(selection: selection, count: state.rows.count, height: rect.height)
        let last = min(state.rows.count, window.first + rect.height)
        for index in window.first..<last {
            let line = Rect(x: rect.x, y: rect.y + index - window.first, width: rect.width, height: 1)
            frame.mark(line, .row(.events, index))
            let isSelected = index == selection && (isFocused || !state.isFollowing)
            EventRowView(row: state.rows[index], isSelected: isSelected, isFocused: isFocused).draw(
                in: line, to: &frame)
        }
        Scrollbar.draw(
            first: window.first, shown: rect.height, total: state.rows.count, at: rect.maxX, rows: rect,
            style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }
}
