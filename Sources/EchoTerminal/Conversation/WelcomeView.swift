import EchoScreen
import EchoText

/// The text of an empty conversation: how to begin.
enum WelcomeView {
    static let width = 52

    static func draw(_ welcome: [Wording], in rect: Rect, keyName: (Command) -> String, to frame: inout Frame) {
        let columns = min(width, rect.width - 4)
        guard columns > 0 else { return }
        let lines = Array(
            welcome.map { $0.lines(width: columns, role: .plain, keyName: keyName) }.joined(separator: [[]]))
        let block = rect.centered(width: columns, height: lines.count + 2)
        if block.height == lines.count + 2 { drawMark(in: block, to: &frame) }
        let first = block.height == lines.count + 2 ? block.y + 2 : block.y
        for (index, line) in lines.enumerated() where first + index < rect.maxY {
            frame.write(line, x: block.x, y: first + index, limit: columns)
        }
    }

    /// A voice, drawn with the blocks of the meters.
    private static func drawMark(in rect: Rect, to frame: inout Frame) {
        let mark: [Span] = [
            Span("▁", .accent), Span("▃", .accent), Span("▆", .user), Span("█", .user), Span("▆", .user),
            Span("▃", .assistant), Span("▁", .assistant), Span("  echo", .title),
        ]
        frame.write(mark, x: rect.x, y: rect.y, limit: rect.width)
    }
}
