import EchoScreen

/// Shows in a box's right edge which part of a long list is seen.
enum Scrollbar {
    static func draw(first: Int, shown: Int, total: Int, at x: Int, rows: Rect, style: Style, in frame: inout Frame) {
        guard total > shown, rows.height > 2 else { return }
        let thumb = max(1, rows.height * shown / total)
        let travel = rows.height - thumb
        let top = min(travel, travel * first / max(1, total - shown))
        for y in 0..<thumb { frame.write("┃", x: x, y: rows.y + top + y, style: style) }
    }
}
