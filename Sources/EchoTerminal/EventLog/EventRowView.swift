import EchoScreen
import EchoText

/// Draws one event: when, which way, what, how large.
struct EventRowView {
    let row: EventRowViewState
    let isSelected: Bool
    let isFocused: Bool
    var isMarked = false

    private var surface: Surface {
        guard isSelected else { return .screen }
        return isFocused ? .selection : .inactiveSelection
    }

    func draw(in line: Rect, to frame: inout Frame) {
        frame.fill(line, style: Style(.plain, on: surface))
        if isSelected { frame.write("▎", x: line.x, y: line.y, style: Style(.accent, on: surface)) }
        if isMarked { frame.write("◆", x: line.x, y: line.y, style: Style(.warning, on: surface)) }
        let time = line.width >= 34 ? row.time : String(row.time.prefix(5))
        var x = line.x + 1
        x += frame.write(time + " ", x: x, y: line.y, style: Style(.faint, on: surface), limit: line.width - 1)
        x += frame.write(row.arrow + " ", x: x, y: line.y, style: Style(row.isSent ? .accent : .faint, on: surface))
        let size = line.width >= 46 ? row.sizeText : ""
        let count = row.countText.isEmpty ? "" : " " + row.countText
        let room = line.maxX - x - (size.isEmpty ? 0 : 10) - TextWidth.columns(of: count)
        x += frame.write(EventTypeName.short(row.type, to: room), x: x, y: line.y, style: Style(row.role, on: surface))
        frame.write(count, x: x, y: line.y, style: Style(.strong, on: surface), limit: line.maxX - x)
        guard !size.isEmpty else { return }
        let text = TextWidth.rightAligned(size, to: 8)
        frame.write(text, x: line.maxX - 9, y: line.y, style: Style(.faint, on: surface))
    }
}

/// Shortens an event's type from the front: its end says what happened.
enum EventTypeName {
    /// Ends that do not say of what.
    private static let vague: Set<Substring> = ["delta", "done", "added"]

    static func short(_ type: String, to columns: Int) -> String {
        guard TextWidth.columns(of: type) > columns else { return type }
        var rest = type[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if vague.contains(rest) { break }
            if TextWidth.columns(of: rest) + 1 <= columns { return "…" + rest }
        }
        return TextWidth.truncateHead(type, to: columns)
    }
}
