/// Everything the screen shows. Cheap to copy and to compare: long lists share their storage.
public struct ScreenViewState: Sendable, Hashable {
    public var activity = Activity.starting
    public var status = StatusViewState()
    public var conversation = ConversationViewState()
    public var composer = ComposerViewState()
    public var levels = LevelsViewState()
    public var settings = SettingsViewState()
    public var eventLog = EventLogViewState()
    public var focus = Pane.composer
    public var overlay: OverlayViewState?
    /// A call of a tool waits for the person's decision.
    public var isAsked = false
    /// The sound of a message is being played, or paused.
    public var isPlaying = false
    /// A line that is asked for below the panes; it takes the keys.
    public var prompt: PromptViewState?
    /// A recording is shown in place of a conversation.
    public var replay: ReplayViewState?
    /// The choices for the word being written, shown above it.
    public var completion: ChoiceListViewState?
    public var notice: NoticeViewState?
    /// Everything that was said so far, oldest first, as far as it is kept.
    public var notices: [NoticeViewState] = []
    /// The commands that can be given now, most useful first.
    public var hints: [HintViewState] = []
    /// Name of the theme to draw with.
    public var theme = "dark"
    public var preferences = ScreenPreferences()
    /// The terminal leads where links lead: their addresses need not be written out.
    public var takesLinks = false
    /// How pictures are shown; nil where a line stands for each.
    public var pictures: PictureCanvas?
    /// The title of the terminal's window; nil leaves it alone.
    public var windowTitle: String?
    /// Everything is covered, and nothing but the PIN is taken.
    public var isLocked = false
    /// The person has left: restore the terminal and end.
    public var isFinished = false
    /// Whether the text belongs to a conversation that is not there yet.
    public var isResuming = false
    /// A feature is doing what was asked of it: what is written next may depend on it.
    public var isWorking = false
    /// Each request connects for itself, to a server elsewhere: before the first answer nobody knows whether it is there.
    public var connectsPerRequest = false
    /// MCP servers whose tools are not known yet: a pipe's first line waits for them, a while.
    public var awaitedServers: [String] = []
    /// Whether the next text is a secret: a terminal without a screen does not show it.
    public var asksForSecret = false

    public init() {}
}
