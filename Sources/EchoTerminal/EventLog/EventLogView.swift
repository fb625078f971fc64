import EchoScreen
import EchoText

/// Draws the events of the wire, newest at the end. Only rows in sight are worded.
struct EventLogView {
    private var window = ListWindow()

    /// What goes over the wire now, and that newer events come unseen: as much as `columns` have room for. The filter
    /// stands here where the upper edge has no room for it.
    static func footnote(_ state: EventLogViewState, columns: Int, hasFilter: Bool) -> [Span] {
        let unseen = unseen(state)
        let rates = joined([rates(state), unseen])
        let kept = rates.columns + 6 <= columns ? rates : unseen
        guard hasFilter, let filter = state.filter else { return kept }
        let name = Span("filter ", .faint)
        let words = TextWidth.columns(of: filter)
        for others in [kept, unseen] {
            let room = columns - 6 - name.columns - (others.isEmpty ? 0 : others.columns + 2)
            if room >= min(words, 16) {
                return joined([[name, Span(TextWidth.truncate(filter, to: room), .warning)], others])
            }
        }
        return kept
    }

    /// The filter, for the upper edge.
    static func note(_ state: EventLogViewState) -> [Span] {
        state.filter.map { [Span($0, .warning)] } ?? []
    }

    private static func joined(_ parts: [[Span]]) -> [Span] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [Span("  ")]))
    }

    private static func rates(_ state: EventLogViewState) -> [Span] {
        let parts = [("→ ", state.sentRate, TextRole.accent), ("← ", state.receivedRate, .faint)]
        return Array(
            parts.filter { !$0.1.isEmpty }.map { [Span($0.0, $0.2), Span($0.1, .faint)] }.joined(
                separator: [Span("  ")]))
    }

    private static func unseen(_ state: EventLogViewState) -> [Span] {
        let text = state.unseenText
        guard state.isPaused, let space = text.firstIndex(of: " ") else {
            return text.isEmpty ? [] : [Span(text, .accent)]
        }
        return [Span(String(text[..<space]), .warning), Span(String(text[space...]), .accent)]
    }

    mutating func draw(_ state: EventLogViewState, in rect: Rect, isFocused: Bool, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        guard !state.rows.isEmpty else {
            let text = state.total == 0 ? "No events yet." : "No matching events."
            frame.write(text, x: rect.x + 1, y: rect.y, style: Style(.faint), limit: rect.width - 1)
            return
        }
        let selection = state.isFollowing ? state.rows.count - 1 : state.selection
        window.show(selection: selection, count: state.rows.count, height: rect.height)
        let last = min(state.rows.count, window.first + rect.height)
        for index in window.first..<last {
            let line = Rect(x: rect.x, y: rect.y + index - window.first, width: rect.width, height: 1)
            frame.mark(line, .row(.events, index))
            let isSelected = index == selection && (isFocused || !state.isFollowing)
            let row = state.rows[index]
            EventRowView(
                row: row, isSelected: isSelected, isFocused: isFocused, isMarked: state.marks.contains(row.id)
            ).draw(in: line, to: &frame)
        }
        Scrollbar.draw(
            first: window.first, shown: rect.height, total: state.rows.count, at: rect.maxX, rows: rect,
            style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }
}
