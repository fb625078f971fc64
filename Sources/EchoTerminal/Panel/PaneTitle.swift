import EchoScreen
import EchoText

/// The title in the upper edge of a pane.
enum PaneTitle {
    static func text(_ pane: Pane, events: String) -> String {
        pane == .events && !events.isEmpty ? "\(pane.title) \(events)" : pane.title
    }

    static func spans(_ pane: Pane, isFocused: Bool, events: String) -> [Span] {
        let title = Span(pane.title, isFocused ? .accent : .title, isFocused ? .bold : [])
        return pane == .events && !events.isEmpty ? [title, Span(" \(events)", .faint)] : [title]
    }

    /// That the pane has the whole screen, and what gives it back.
    static func zoomed(keyName: (Command) -> String) -> [Span] {
        [Span("zoomed  ", .accent), Span(keyName(.zoomPane), .key), Span(" unzoom", .faint)]
    }
}
