import EchoScreen
import EchoText

/// Draws the messages that are in sight.
struct ConversationView {
    private var layout = ConversationLayout()
    /// A voice that is being heard stands among what was drawn.
    private(set) var showsVoice = false

    var misses: Int { layout.misses }

    /// The terminal leads where links lead: their addresses are not written out.
    var takesLinks: Bool {
        get { layout.takesLinks }
        set { layout.takesLinks = newValue }
    }

    /// What room pictures have; nil where they are not shown.
    var pictures: PictureRoom? {
        get { layout.pictures }
        set { layout.pictures = newValue }
    }

    mutating func draw(
        _ state: ConversationViewState, voice: [Double], in rect: Rect, isFocused: Bool = false,
        keyName: @escaping (Command) -> String, to frame: inout Frame
    ) {
        showsVoice = false
        guard !rect.isEmpty else { return }
        guard !state.rows.isEmpty else {
            return WelcomeView.draw(state.welcome, in: rect, keyName: keyName, to: &frame)
        }
        var place = layout.top(state, Size(width: rect.width, height: rect.height))
        var y = rect.y
        while y < rect.maxY {
            let row = state.rows[place.row]
            showsVoice = showsVoice || row.isBeingHeard
            let part = layout.part(place, of: row, width: rect.width)
            let marks = marks(place, part, state)
            let said = said(place, row)
            let view = MessageView(row: row, voice: voice, keyName: keyName)
            let code = layout.block(place.part, of: row).flatMap { $0.code == nil ? nil : $0.source.lowerBound }
            let isLast = place.part == layout.count(row) - 2
            for (index, line) in part.lines.enumerated().dropFirst(place.line) where y < rect.maxY {
                view.draw(
                    line, isLast: isLast && index == part.lines.count - 1, marks: marks, said: said, in: rect, y: y,
                    to: &frame)
                if isSelected(place, line, state) {
                    frame.lay(
                        isFocused ? .selection : .inactiveSelection,
                        under: Rect(x: rect.x, y: y, width: rect.width, height: 1))
                }
                frame.mark(Rect(x: rect.x, y: y, width: rect.width, height: 1), .message(place.row, code: code))
                y += 1
            }
            guard let next = layout.after(place, state.rows) else { return }
            place = ConversationPlace(row: next.row, part: next.part, line: 0)
        }
    }

    /// "3 of 17" of what is looked for; "↓ 12 new lines", or that there is more below.
    mutating func footnote(_ state: ConversationViewState, in rect: Rect) -> [Span] {
        guard !rect.isEmpty else { return [] }
        let size = Size(width: rect.width, height: rect.height)
        let more = layout.isAtEnd(state, size) ? [] : [Span(moreBelow(state, size), .accent)]
        let found = state.found.map { [Span($0.note)] } ?? []
        return found.isEmpty || more.isEmpty ? found + more : found + [Span("  ")] + more
    }

    /// Beyond so many lines nobody wants to know the number, and none is counted.
    private static let mostLines = 1000

    /// "↓ 2 new, 31 lines": messages that came since the person left the end, and lines, an answer's that grows too.
    private mutating func moreBelow(_ state: ConversationViewState, _ size: Size) -> String {
        let count = layout.newLines(state, size, most: Self.mostLines)
        let number = count < Self.mostLines ? "\(count)" : "\(Self.mostLines - 1)+"
        let noun = count == 1 ? "line" : "lines"
        switch (state.unseen, count) {
        case (0, 0): return "↓ more"
        case (0, _): return "↓ \(number) new \(noun)"
        case (let messages, 0): return "↓ \(messages) new"
        case (let messages, _): return "↓ \(messages) new, \(number) \(noun)"
        }
    }

    mutating func scrolled(_ state: ConversationViewState, by lines: Int, in rect: Rect) -> ScrollPosition {
        layout.scrolled(state, by: lines, Size(width: rect.width, height: rect.height))
    }

    /// The places in a part where the words are that are looked for.
    private mutating func marks(
        _ place: ConversationPlace, _ part: MessagePart, _ state: ConversationViewState
    ) -> WordMarks? {
        guard let found = state.found else { return nil }
        guard found.row == place.row, let block = layout.block(place.part, of: state.rows[place.row]),
            block.source.contains(found.offset)
        else { return WordMarks(found.words, in: part.text) }
        let character = ConversationLayout.character(found.offset, of: block, in: state.rows[place.row].text)
        return WordMarks(found.words, in: part.text, current: character)
    }

    /// Which characters of a part are being said.
    private mutating func said(_ place: ConversationPlace, _ row: MessageRowViewState) -> Range<Int>? {
        guard let said = row.played?.said, let block = layout.block(place.part, of: row),
            block.source.contains(said.lowerBound)
        else { return nil }
        let start = ConversationLayout.character(said.lowerBound, of: block, in: row.text)
        return start..<max(start, ConversationLayout.character(said.upperBound, of: block, in: row.text))
    }

    private mutating func isSelected(
        _ place: ConversationPlace, _ line: MessageLine, _ state: ConversationViewState
    ) -> Bool {
        guard let selection = state.selection, selection.rows.contains(place.row), line != .blank else { return false }
        guard let source = selection.source else { return true }
        guard let block = layout.block(place.part, of: state.rows[place.row]), block.code != nil else { return false }
        return block.source.overlaps(source) && !line.isGap
    }
}
