/// Where a key press lands: the same key may mean different things. A panel of a feature may have a context of its own, whose
/// keys come before those of the panel's shape.
public struct KeyContext: Sendable, Hashable {
    public let name: String
    /// Where that is, in words: "in a tree".
    public let place: String

    public init(_ name: String, place: String) {
        self.name = name
        self.place = place
    }

    public static func == (one: KeyContext, other: KeyContext) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public init(_ state: ScreenViewState) {
        switch state.overlay?.content {
        case .help?, .lines?, .paragraphs?, .table?, .columns?, .paired?: self = .panel
        case .choices?, .chart?: self = .choices
        case .tree?: self = .tree
        case .palette?: self = .palette
        case .editor?, .keypad?: self = .editor
        case .confirmation?: self = .question
        case .form?: self = .form
        case nil where state.prompt != nil: self = .prompt
        case nil: self.init(of: state)
        }
    }

    /// Where a key press is looked up, one place after the other: a panel of a feature, a recording and a message that is
    /// played have keys of their own.
    public static func all(of state: ScreenViewState) -> [KeyContext] {
        let isRecording = state.replay != nil && state.overlay == nil && state.prompt == nil
        let isPlaying =
            state.isPlaying && state.overlay == nil && state.prompt == nil && state.focus == .conversation
        return (isRecording ? [.replay] : []) + (isPlaying ? [.playing] : []) + (state.overlay?.keys.map { [$0] } ?? [])
            + [KeyContext(state)]
    }

    private init(of state: ScreenViewState) {
        switch state.focus {
        case .composer where !state.composer.isEmpty: self = state.composer.isCommanded ? .composerNormal : .composer
        case .composer: self = state.isAsked ? .approval : .composerEmpty
        case .conversation: self = state.isAsked ? .deciding : .conversation
        case .levels: self = .levels
        case .settings: self = .settings
        default: self = .events
        }
    }

    /// Whether letters are typed rather than looked up. Vi's commands are letters that are typed, too, and so is a yes.
    public var takesText: Bool { Set.typing.contains(self) || self == .composerNormal || self == .question }
}

extension KeyContext {
    public static let composerEmpty = KeyContext("composerEmpty", place: "with an empty message")
    public static let composer = KeyContext("composer", place: "in a message with text")
    /// The composer, while vi's letters command it.
    public static let composerNormal = KeyContext("composerNormal", place: "in vi normal mode")
    /// Nothing is written, and a call of a tool waits for a decision.
    public static let approval = KeyContext("approval", place: "when a tool call waits")
    public static let conversation = KeyContext("conversation", place: "in the conversation")
    public static let levels = KeyContext("levels", place: "in the levels pane")
    public static let settings = KeyContext("settings", place: "in the settings")
    public static let events = KeyContext("events", place: "in the events")
    /// The conversation, while a call of a tool waits for a decision.
    public static let deciding = KeyContext("deciding", place: "in the conversation, when a tool call waits")
    /// A panel to read.
    public static let panel = KeyContext("panel", place: "in a panel")
    /// A panel to choose in.
    public static let choices = KeyContext("choices", place: "in a list")
    /// A panel whose branches open and close.
    public static let tree = KeyContext("tree", place: "in a tree")
    /// A list that what is typed narrows down.
    public static let palette = KeyContext("palette", place: "in the palette")
    /// A panel to write in.
    public static let editor = KeyContext("editor", place: "in a text editor panel")
    /// One line that is asked for below a pane: a search, a filter, a command.
    public static let prompt = KeyContext("prompt", place: "in the prompt")
    /// A panel in which values are tried.
    public static let form = KeyContext("form", place: "in a form")
    /// A panel that asks.
    public static let question = KeyContext("question", place: "in a question")
    /// Whatever has the focus while a recording is shown: asked before the pane's own keys.
    public static let replay = KeyContext("replay", place: "in a replay")

    /// Those of the screen itself.
    public static let standard: [KeyContext] = [
        .composerEmpty, .composer, .composerNormal, .approval, .conversation, .levels, .settings, .events,
        .deciding, .panel, .choices, .tree, .palette, .editor, .prompt, .form, .question, .replay,
    ]
}

extension Set<KeyContext> {
    public static let empty: Set<KeyContext> = [.composerEmpty, .approval]
    public static let composers: Set<KeyContext> = empty.union([.composer, .composerNormal])
    /// Where a text of several lines is written.
    public static let writing: Set<KeyContext> = empty.union([.composer, .editor])
    public static let typing: Set<KeyContext> = writing.union([.prompt, .palette])
    public static let messages: Set<KeyContext> = [.conversation, .deciding]
    public static let panes: Set<KeyContext> = messages.union([.levels, .settings, .events])
    public static let panels: Set<KeyContext> = [.panel, .choices, .tree, .form]
    public static let lists: Set<KeyContext> = panels.union(messages).union([.settings, .events])
    public static let screen: Set<KeyContext> = composers.union(panes)
    public static let everywhere = Set(KeyContext.standard)

    func or(_ more: Set<KeyContext>) -> Set<KeyContext> { union(more) }
}
