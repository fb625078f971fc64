import EchoPresentation

/// Finds which lines of the conversation are seen. Only these and the messages passed on the way are laid out, so
/// that the cost does not grow with the conversation.
struct ConversationLayout {
    private var cache = MessageLayoutCache()

    var misses: Int { cache.misses }

    mutating func layout(of row: MessageRowViewState, width: Int) -> MessageLayout {
        cache.layout(of: row, width: width)
    }

    /// Where the first line shown is.
    mutating func top(_ state: ConversationViewState, _ size: Size) -> ConversationPlace {
        let last = lastTop(state.rows, size)
        guard case .anchored(let row, let line) = state.scroll, row < state.rows.count, row >= 0 else { return last }
        let lines = layout(of: state.rows[row], width: size.width).lines.count
        return min(ConversationPlace(row: row, line: min(max(0, line), lines - 1)), last)
    }

    /// Whether the end is in sight.
    mutating func isAtEnd(_ state: ConversationViewState, _ size: Size) -> Bool {
        top(state, size) >= lastTop(state.rows, size)
    }

    /// Where the conversation stands after going `lines` down, or up when negative.
    mutating func scrolled(_ state: ConversationViewState, by lines: Int, _ size: Size) -> ScrollPosition {
        guard !state.rows.isEmpty else { return .following }
        let place = walk(state.rows, from: top(state, size), by: lines, width: size.width)
        return place >= lastTop(state.rows, size) ? .following : .anchored(row: place.row, line: place.line)
    }

    /// The place from which the rest just fills the size. The blank after the last message is not counted.
    private mutating func lastTop(_ rows: ChunkedList<MessageRowViewState>, _ size: Size) -> ConversationPlace {
        guard let last = rows.indices.last else { return ConversationPlace(row: 0, line: 0) }
        let lines = layout(of: rows[last], width: size.width).lines.count
        let end = ConversationPlace(row: last, line: lines - 1)
        return walk(rows, from: end, by: -size.height, width: size.width)
    }

    private mutating func walk(
        _ rows: ChunkedList<MessageRowViewState>, from start: ConversationPlace, by lines: Int, width: Int
    ) -> ConversationPlace {
        var place = ConversationPlace(row: start.row, line: start.line + lines)
        while place.line < 0, place.row > 0 {
            place.row -= 1
            place.line += layout(of: rows[place.row], width: width).lines.count
        }
        while true {
            let count = layout(of: rows[place.row], width: width).lines.count
            guard place.line >= count, place.row + 1 < rows.count else { break }
            place.line -= count
            place.row += 1
        }
        return ConversationPlace(row: place.row, line: max(0, place.line))
    }
}
