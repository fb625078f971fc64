import EchoScreen

/// The input of a pane's drawing, at its place: while this is the same, so are its cells.
struct PaneKey: Equatable {
    /// The content of the pane.
    enum Content: Equatable {
        case conversation(ConversationViewState, voice: [Double], in: Rect)
        case levels(LevelsViewState)
        case settings(SettingsViewState)
        case events(EventLogViewState)
        case nothing
    }

    var isFocused: Bool
    /// Where the names of keys come from; nil where there are none.
    var context: KeyContext?
    /// The number of events, where a title says it.
    var events: String
    var content: Content

    static func == (one: PaneKey, other: PaneKey) -> Bool {
        one.isFocused == other.isFocused && one.context == other.context && one.events == other.events
            && one.content.isSame(as: other.content)
    }
}

extension PaneKey.Content {
    /// Compares what changes most first.
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.events(let one), .events(let other)): one.total == other.total && one == other
        case (.levels(let one), .levels(let other)): one.waveform.first == other.waveform.first && one == other
        default: self == other
        }
    }
}
