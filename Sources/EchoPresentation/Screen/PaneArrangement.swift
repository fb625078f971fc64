/// Which panes are seen and how the screen is shared among them. Shares are parts of a whole, 0 to 1.
public struct PaneArrangement: Sendable, Hashable {
    /// Of the width, for the panes beside the conversation; nil for as much as suits the screen.
    public var side: Double?
    /// Of the height beside the conversation, for the levels; nil for as much as they need.
    public var levels: Double?
    /// Of the height beside the conversation, for the settings; nil for as much as they need.
    public var settings: Double?
    public var hidden: Set<Pane> = []
    /// The pane that has the whole screen.
    public var zoomed: Pane?

    public init() {}
}
