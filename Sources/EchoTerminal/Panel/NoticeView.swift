import EchoScreen
import EchoText

/// Draws a short message above the conversation, which moves down, or below an open panel; its sentence complete.
enum NoticeView {
    /// Where it stands at the top of `area`; empty when there is no room for it.
    static func rect(_ notice: NoticeViewState, in area: Rect, keyName: (Command) -> String) -> Rect {
        let rows = lines(notice, width: area.width - 4, keyName: keyName).count + 2
        guard area.width > 12, area.height >= 3 else { return area.splitTop(0).0 }
        return area.splitTop(min(rows, area.height)).0
    }

    static func draw(_ notice: NoticeViewState, in rect: Rect, keyName: (Command) -> String, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        Box(rect: rect, surface: .notice, role: notice.role).draw(title: [], in: &frame)
        let shown = lines(notice, width: rect.width - 4, keyName: keyName).prefix(rect.height - 2)
        for (index, line) in shown.enumerated() {
            frame.write(line, x: rect.x + 2, y: rect.y + 1 + index, on: .notice, limit: rect.width - 4)
        }
    }

    private static func lines(_ notice: NoticeViewState, width: Int, keyName: (Command) -> String) -> [[Span]] {
        notice.wording.lines(width: max(1, width), role: .plain, keyName: keyName)
    }
}
