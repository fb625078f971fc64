import EchoPresentation

/// Where a key press lands: the same key may mean different things.
public enum KeyContext: Sendable, Hashable, CaseIterable {
    case composerEmpty, composer
    case conversation, levels, settings, events
    /// A panel to read.
    case panel
    /// A panel to write in.
    case editor
    /// A panel that asks.
    case question

    public init(_ state: ScreenViewState) {
        switch state.overlay?.content {
        case .help?, .lines?: self = .panel
        case .editor?: self = .editor
        case .confirmation?: self = .question
        case nil: self.init(state.focus, isEmpty: state.composer.text.isEmpty)
        }
    }

    private init(_ pane: Pane, isEmpty: Bool) {
        switch pane {
        case .composer: self = isEmpty ? .composerEmpty : .composer
        case .conversation: self = .conversation
        case .levels: self = .levels
        case .settings: self = .settings
        case .events: self = .events
        }
    }

    /// Whether letters are typed rather than looked up.
    var takesText: Bool { Self.writing.contains(self) }

    static let writing: Set<KeyContext> = [.composerEmpty, .composer, .editor]
    static let composers: Set<KeyContext> = [.composerEmpty, .composer]
    static let panes: Set<KeyContext> = [.conversation, .levels, .settings, .events]
    static let lists: Set<KeyContext> = [.conversation, .settings, .events, .panel]
    static let screen: Set<KeyContext> = composers.union(panes)
    static let everywhere = Set(KeyContext.allCases)
}
