import EchoScreen
import EchoText

/// Finds which lines of the conversation are seen. Only these and the blocks passed on the way are laid out, so that the
/// cost grows neither with the conversation nor with the length of a message.
struct ConversationLayout {
    private var cache = MessageCache()

    var misses: Int { cache.misses }

    /// The terminal leads where links lead: their addresses are not written out.
    var takesLinks: Bool {
        get { cache.takesLinks }
        set { cache.takesLinks = newValue }
    }

    /// What room pictures have; nil where they are not shown.
    var pictures: PictureRoom? {
        get { cache.pictures }
        set { cache.pictures = newValue }
    }

    mutating func part(_ place: ConversationPlace, of row: MessageRowViewState, width: Int) -> MessagePart {
        cache.part(place.part, of: row, width: width)
    }

    mutating func count(_ row: MessageRowViewState) -> Int { cache.count(row) }

    /// The block that a part of a message shows.
    mutating func block(_ part: Int, of row: MessageRowViewState) -> TextBlock? {
        let blocks = row.tool == nil ? cache.blocks(row) : []
        return blocks.indices.contains(part - 1) ? blocks[part - 1] : nil
    }

    /// Where the first line shown is.
    mutating func top(_ state: ConversationViewState, _ size: Size) -> ConversationPlace {
        let last = lastTop(state.rows, size)
        switch state.scroll {
        case .anchored(let row, let part, let line) where state.rows.indices.contains(row):
            let part = min(max(0, part), count(state.rows[row]) - 1)
            let place = ConversationPlace(row: row, part: part, line: 0)
            let lines = self.part(place, of: state.rows[row], width: size.width).lines.count
            return min(ConversationPlace(row: row, part: part, line: min(max(0, line), max(0, lines - 1))), last)
        case .revealing(let row, let offset) where state.rows.indices.contains(row):
            let place = place(of: offset, in: state.rows[row], at: row, width: size.width)
            return min(walk(state.rows, from: place, by: -(size.height / 3), width: size.width), last)
        default: return last
        }
    }

    /// Whether the end is in sight.
    mutating func isAtEnd(_ state: ConversationViewState, _ size: Size) -> Bool {
        top(state, size) >= lastTop(state.rows, size)
    }

    /// Where the conversation stands after going `lines` down, or up when negative.
    mutating func scrolled(_ state: ConversationViewState, by lines: Int, _ size: Size) -> ScrollPosition {
        guard !state.rows.isEmpty else { return .following }
        let place = walk(state.rows, from: top(state, size), by: lines, width: size.width)
        return place >= lastTop(state.rows, size)
            ? .following : .anchored(row: place.row, part: place.part, line: place.line)
    }

    /// How many lines below those in sight are said that were not when the person left the end; `most` if they are more.
    mutating func newLines(_ state: ConversationViewState, _ size: Size, most: Int) -> Int {
        guard let seen = state.seen, state.rows.indices.contains(seen.row) else { return 0 }
        let bottom = walk(state.rows, from: top(state, size), by: size.height - 1, width: size.width)
        var place = max(bottom, lastLine(seen, of: state.rows[seen.row], width: size.width))
        place.line += 1
        var count = 0
        while true {
            let lines = part(place, of: state.rows[place.row], width: size.width).lines
            count += lines.dropFirst(place.line).count { $0.isSaid }
            guard count < most, let next = after(place, state.rows) else { return min(count, most) }
            place = ConversationPlace(row: next.row, part: next.part, line: 0)
        }
    }

    /// The line at which a message ended when it reached so far.
    private mutating func lastLine(_ end: ConversationEnd, of row: MessageRowViewState, width: Int)
        -> ConversationPlace
    {
        let offset = min(end.offset, row.text.utf8.count) - 1
        var place = place(of: offset < 0 ? nil : offset, in: row, at: end.row, width: width)
        if row.tool != nil { place.line = part(place, of: row, width: width).lines.count - 1 }
        return place
    }

    /// The line that shows what stands `offset` bytes into the text of a message.
    private mutating func place(of offset: Int?, in row: MessageRowViewState, at index: Int, width: Int)
        -> ConversationPlace
    {
        let head = ConversationPlace(row: index, part: 0, line: 0)
        guard let offset, row.tool == nil else { return head }
        let blocks = cache.blocks(row)
        guard let block = blocks.lastIndex(where: { $0.source.lowerBound <= offset }) else { return head }
        var place = ConversationPlace(row: index, part: block + 1, line: 0)
        let character = Self.character(offset, of: blocks[block], in: row.text)
        let lines = part(place, of: row, width: width).lines
        place.line =
            lines.lastIndex { if case .body(let line) = $0 { (line.start ?? .max) <= character } else { false } }
            ?? 0
        return place
    }

    /// Which character that is drawn of a block stands at `offset` of the message's text.
    static func character(_ offset: Int, of block: TextBlock, in text: String) -> Int {
        DrawnText.characters(
            of: block.text, writtenIn: text.bytes(block.source), before: offset - block.source.lowerBound)
    }

    /// The place from which the rest just fills the size. The blank after the last message is not counted.
    private mutating func lastTop(_ rows: ChunkedList<MessageRowViewState>, _ size: Size) -> ConversationPlace {
        guard let last = rows.indices.last else { return ConversationPlace(row: 0, part: 0, line: 0) }
        var end = ConversationPlace(row: last, part: count(rows[last]) - 1, line: 0)
        end.line = max(0, part(end, of: rows[last], width: size.width).lines.count - 1)
        return walk(rows, from: end, by: -size.height, width: size.width)
    }

    private mutating func walk(
        _ rows: ChunkedList<MessageRowViewState>, from start: ConversationPlace, by lines: Int, width: Int
    ) -> ConversationPlace {
        var place = start
        place.line += lines
        while place.line < 0, let before = before(place, rows) {
            place = ConversationPlace(row: before.row, part: before.part, line: place.line)
            place.line += part(place, of: rows[place.row], width: width).lines.count
        }
        while true {
            let count = part(place, of: rows[place.row], width: width).lines.count
            guard place.line >= count, let after = after(place, rows) else { break }
            place = ConversationPlace(row: after.row, part: after.part, line: place.line - count)
        }
        place.line = max(0, place.line)
        return place
    }

    private mutating func before(
        _ place: ConversationPlace, _ rows: ChunkedList<MessageRowViewState>
    ) -> (row: Int, part: Int)? {
        if place.part > 0 { return (place.row, place.part - 1) }
        return place.row > 0 ? (place.row - 1, count(rows[place.row - 1]) - 1) : nil
    }

    mutating func after(
        _ place: ConversationPlace, _ rows: ChunkedList<MessageRowViewState>
    ) -> (row: Int, part: Int)? {
        if place.part + 1 < count(rows[place.row]) { return (place.row, place.part + 1) }
        return place.row + 1 < rows.count ? (place.row + 1, 0) : nil
    }
}
