import EchoPresentation

/// Where a key press lands: the same key may mean different things.
public enum KeyContext: Sendable, Hashable, CaseIterable {
    case composerEmpty, composer
    /// Nothing is written, and a call of a tool waits for a decision.
    case approval
    case conversation, levels, settings, events
    /// A panel to read.
    case panel
    /// A panel to choose in.
    case choices
    /// A panel to write in.
    case editor
    /// A panel that asks.
    case question

    public init(_ state: ScreenViewState) {
        switch state.overlay?.content {
        case .help?, .lines?: self = .panel
        case .choices?: self = .choices
        case .editor?: self = .editor
        case .confirmation?: self = .question
        case nil: self.init(state.focus, isEmpty: state.composer.text.isEmpty, isAsked: state.isAsked)
        }
    }

    private init(_ pane: Pane, isEmpty: Bool, isAsked: Bool) {
        switch pane {
        case .composer: self = isEmpty ? (isAsked ? .approval : .composerEmpty) : .composer
        case .conversation: self = .conversation
        case .levels: self = .levels
        case .settings: self = .settings
        case .events: self = .events
        }
    }

    /// Whether letters are typed rather than looked up.
    var takesText: Bool { Self.writing.contains(self) }

    static let empty: Set<KeyContext> = [.composerEmpty, .approval]
    static let composers: Set<KeyContext> = empty.union([.composer])
    static let writing: Set<KeyContext> = composers.union([.editor])
    static let panes: Set<KeyContext> = [.conversation, .levels, .settings, .events]
    static let panels: Set<KeyContext> = [.panel, .choices]
    static let lists: Set<KeyContext> = panels.union([.conversation, .settings, .events])
    static let screen: Set<KeyContext> = composers.union(panes)
    static let everywhere = Set(KeyContext.allCases)
}
