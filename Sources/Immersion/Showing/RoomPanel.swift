import EchoScreen
import EchoText

/// The room one is in, to read.
struct RoomPanel: PanelProtocol {
    private var lines: [[StyledText]]
    private var scroll = 0

    init(_ lines: [[StyledText]]) { self.lines = lines }

    mutating func show(_ lines: [[StyledText]]) { self.lines = lines }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        scroll = scroll.moved(by: rows, last: lines.count - 1)
    }

    var overlay: OverlayViewState {
        OverlayViewState(title: "Language room", content: .lines(lines), scroll: scroll)
    }
}
