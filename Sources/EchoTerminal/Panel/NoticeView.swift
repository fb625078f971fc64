import EchoPresentation

/// Draws a short message over the top right of the screen, its sentence complete.
enum NoticeView {
    static let maximumWidth = 64

    static func draw(
        _ notice: NoticeViewState, in area: Rect, keyName: (Command) -> String, to frame: inout Frame
    ) {
        let columns = min(maximumWidth, area.width - 4) - 4
        guard columns > 8, area.height >= 3 else { return }
        let lines = notice.wording.lines(width: columns, role: .plain, keyName: keyName).prefix(area.height - 2)
        let widest = lines.map(\.columns).max() ?? 0
        let rect = Rect(
            x: area.maxX - widest - 5, y: area.y, width: widest + 4, height: lines.count + 2)
        Box(rect: rect, surface: .notice, role: notice.role).draw(title: [], in: &frame)
        for (index, line) in lines.enumerated() {
            frame.write(line, x: rect.x + 2, y: rect.y + 1 + index, on: .notice, limit: columns)
        }
    }
}
