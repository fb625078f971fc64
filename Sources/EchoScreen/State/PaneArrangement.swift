/// Which panes are seen and how the screen is shared among them. Shares are parts of a whole, 0 to 1.
public struct PaneArrangement: Sendable, Hashable {
    /// Of the width, for the panes beside the conversation; nil for as much as suits the screen.
    public var side: Double?
    /// Of the width, for the events where they have a column of their own; nil for as much as suits the screen.
    public var events: Double?
    /// Of the height beside the conversation, for the levels; nil for as much as they need.
    public var levels: Double?
    /// Of the height beside the conversation, for the settings; nil for as much as they need.
    public var settings: Double?
    public var hidden: Set<Pane> = []
    /// The pane that has the whole screen.
    public var zoomed: Pane?

    public init() {}
}

extension PaneArrangement {
    /// The panes in their order; the composer goes with the conversation.
    public static let panes: [Pane] = [.conversation, .levels, .settings, .events]
    /// Those that can be hidden.
    public static let optional: Set<Pane> = [.levels, .settings, .events]

    /// A pane has the whole screen only as long as it, or what stands with it, has the focus.
    public func zoomed(whileFocusedOn focus: Pane) -> Pane? {
        guard let zoomed else { return nil }
        let isConversation = zoomed == .conversation || zoomed == .composer
        if isConversation { return focus == .conversation || focus == .composer ? .conversation : nil }
        return focus == zoomed ? zoomed : nil
    }

    /// What has the focus is seen.
    mutating func reveal(_ pane: Pane) {
        hidden.remove(pane)
        if zoomed(whileFocusedOn: pane) == nil { zoomed = nil }
    }
}
