import EchoScreen
import EchoText

/// The titles of the panes that share one place on a narrow screen.
struct TabLine {
    let tabs: [Pane]
    let shown: Pane
    let isFocused: Bool
    let events: String

    var spans: [Span] { Array(tabs.map { [span($0)] }.joined(separator: [Self.gap])) }

    /// A tab can be pressed where it stands.
    func mark(x: Int, y: Int, limit: Int, in frame: inout Frame) {
        var rest = Rect(x: x, y: y, width: limit, height: 1)
        for pane in tabs {
            let (place, next) = rest.splitLeft(span(pane).columns)
            frame.mark(place, .tab(pane))
            rest = next.splitLeft(Self.gap.columns).1
        }
    }

    private func span(_ pane: Pane) -> Span {
        let role: TextRole = pane == shown ? (isFocused ? .accent : .strong) : .faint
        return Span(PaneTitle.text(pane, events: events), role, pane == shown ? .bold : [])
    }

    private static let gap = Span(" │ ", .border)
}
