/// What decides which commands can be given now.
public struct Situation: Sendable, Hashable {
    public enum Overlay: Sendable, Hashable { case reading, editing, question }

    /// What can be done to the selected setting.
    public enum SelectedSetting: Sendable, Hashable { case adjustable, text, unavailable }

    public var activity: Activity
    public var focus: Pane
    public var overlay: Overlay?
    public var composerIsEmpty = true
    /// The person means to be heard.
    public var isTalking = false
    public var isMuted = false
    /// The user ends the turn.
    public var isManual = false
    /// The selected row of a list can be opened.
    public var canOpen = false
    public var selectedSetting = SelectedSetting.adjustable
    /// The focused pane has something in it.
    public var hasRows = false
    /// The newest of the focused pane is in sight and stays so.
    public var isFollowing = true

    public init(activity: Activity, focus: Pane, overlay: Overlay? = nil) {
        self.activity = activity
        self.focus = focus
        self.overlay = overlay
    }

    /// Something is being made or played that can be stopped.
    public var isAnswering: Bool { activity == .thinking || activity == .speaking }
}
