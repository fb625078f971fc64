import EchoScreen
import EchoText

/// Says that the terminal is too small, however small it is.
enum TooSmallView {
    static func frame(_ size: Size) -> Frame {
        var frame = Frame(size: size)
        let needed = ScreenLayout.minimum
        let text =
            "Terminal too small: \(size.width) × \(size.height). echo-tui needs at least \(needed.width) × \(needed.height)."
        let lines = Wrap.lines(of: text, width: size.width)
        let first = max(0, (size.height - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            frame.write(line.text, x: max(0, (size.width - line.columns) / 2), y: first + index, style: Style(.warning))
        }
        return frame
    }
}
