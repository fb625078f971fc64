import Echo

/// The situation that decides which commands can be given now.
public struct Situation: Sendable, Hashable {
    public enum Overlay: Sendable, Hashable { case reading, editing, choosing, palette, prompt, question, form }

    /// The changes that are possible to the selected setting.
    public enum SelectedSetting: Sendable, Hashable {
        case adjustable, text, unavailable
        /// It opens a list, and can be stepped through, too.
        case listed
    }

    public var activity: Activity
    public var focus: Pane
    public var overlay: Overlay?
    public var mode = ConversationMode.audio
    /// The way of conversing is being changed.
    public var isSwitching = false
    /// An answer is being asked for again.
    public var waitsForAnswer = false
    public var composerIsEmpty = true
    /// Texts wait until the person sends them.
    public var holdsTexts = false
    /// A call of a tool waits for the person's decision.
    public var isAsked = false
    /// The person's own last message is there to be changed.
    public var hasOwnMessage = false
    /// There is something that was said.
    public var hasMessages = false
    /// The last answer ended before its end.
    public var canContinueAnswer = false
    /// To open means the calls of tools, and not a message.
    public var opensToolCalls = false
    /// The action for the selected row of the panel: "use"; nil without one.
    public var choiceAction: String?
    /// The person means to be heard.
    public var isTalking = false
    public var isMuted = false
    /// It listens for its name beside the conversation, or would if it were not muted.
    public var listensBeside = false
    /// The microphone stays open after a turn, unheard.
    public var standsBy = false
    /// How the talk key works.
    public var talkKey = ScreenPreferences.TalkKey.automatic
    /// The terminal tells when a key is let go.
    public var tellsReleases = false
    /// The talk key is being held.
    public var isTalkKeyHeld = false
    /// The user ends the turn.
    public var isManual = false
    /// Sides speak one after the other; else both at once.
    public var takesTurns = true
    /// The selected row of a list can be opened.
    public var canOpen = false
    public var selectedSetting = SelectedSetting.adjustable
    /// The selected setting is not as it comes.
    public var isSettingChanged = false
    /// The selected row of a panel can be deleted.
    public var canDelete = false
    /// The focused pane has something in it.
    public var hasRows = false
    /// There is something to look for in the focused pane.
    public var isSearching = false
    public var hasEvents = false
    /// The list of events is held still.
    public var holdsEvents = false
    /// A recording is shown in place of a conversation.
    public var isReplay = false
    /// The recording goes on by itself.
    public var isPlaying = false
    /// The action of Enter in the open form: "record"; nil while it does nothing.
    public var formAction: String?
    /// There are values to try in the open form.
    public var hasFields = false
    /// The other facts, as features and their panels tell.
    public var facts: Set<Fact> = []
    /// The newest of the focused pane is in sight and stays so.
    public var isFollowing = true

    /// Something that is so now, which decides on a command of a feature.
    public struct Fact: Sendable, Hashable {
        public let name: String

        public init(_ name: String) { self.name = name }

        /// One feature leads the conversation, on this machine: what is clearly said to nobody else is for it.
        public static let isLedHere = Fact("conversation.led")
    }

    public init(activity: Activity, focus: Pane, overlay: Overlay? = nil) {
        self.activity = activity
        self.focus = focus
        self.overlay = overlay
    }

    /// Something is being made or played that can be stopped.
    public var isAnswering: Bool { activity.isAnswer || waitsForAnswer }

    /// There is no connection, or one is waited for.
    public var canReconnect: Bool { activity.canReconnect }
}
