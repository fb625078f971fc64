/// Where a key press lands: the same key may mean different things.
public enum KeyContext: String, Sendable, Hashable, CaseIterable {
    case composerEmpty, composer
    /// The composer, while vi's letters command it.
    case composerNormal
    /// Nothing is written, and a call of a tool waits for a decision.
    case approval
    case conversation, levels, settings, events
    /// The conversation, while a call of a tool waits for a decision.
    case deciding
    /// A panel to read.
    case panel
    /// A panel to choose in.
    case choices
    /// A panel whose branches open and close.
    case tree
    /// A list that what is typed narrows down.
    case palette
    /// A panel to write in.
    case editor
    /// One line that is asked for below a pane: a search, a filter, a command.
    case prompt
    /// The panel in which voice detection is tuned.
    case tuner
    /// A panel that asks.
    case question
    /// Whatever has the focus while a recording is shown: asked before the pane's own keys.
    case replay

    public init(_ state: ScreenViewState) {
        switch state.overlay?.content {
        case .help?, .lines?, .paragraphs?: self = .panel
        case .choices?, .latency?: self = .choices
        case .tree?: self = .tree
        case .palette?: self = .palette
        case .editor?: self = .editor
        case .confirmation?: self = .question
        case .tuner?: self = .tuner
        case nil where state.prompt != nil: self = .prompt
        case nil: self.init(of: state)
        }
    }

    private init(of state: ScreenViewState) {
        switch state.focus {
        case .composer where !state.composer.isEmpty: self = state.composer.isCommanded ? .composerNormal : .composer
        case .composer: self = state.isAsked ? .approval : .composerEmpty
        case .conversation: self = state.isAsked ? .deciding : .conversation
        case .levels: self = .levels
        case .settings: self = .settings
        case .events: self = .events
        }
    }

    /// Whether letters are typed rather than looked up. Vi's commands are letters that are typed, too.
    public var takesText: Bool { Set.typing.contains(self) || self == .composerNormal }
}

extension Set<KeyContext> {
    public static let empty: Set<KeyContext> = [.composerEmpty, .approval]
    public static let composers: Set<KeyContext> = empty.union([.composer, .composerNormal])
    /// Where a text of several lines is written.
    public static let writing: Set<KeyContext> = empty.union([.composer, .editor])
    public static let typing: Set<KeyContext> = writing.union([.prompt, .palette])
    public static let messages: Set<KeyContext> = [.conversation, .deciding]
    public static let panes: Set<KeyContext> = messages.union([.levels, .settings, .events])
    public static let panels: Set<KeyContext> = [.panel, .choices, .tree, .tuner]
    public static let lists: Set<KeyContext> = panels.union(messages).union([.settings, .events])
    public static let screen: Set<KeyContext> = composers.union(panes)
    public static let everywhere = Set(KeyContext.allCases)

    func or(_ more: Set<KeyContext>) -> Set<KeyContext> { union(more) }
}
