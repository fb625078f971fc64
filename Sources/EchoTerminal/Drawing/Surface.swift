/// The surface behind a text: the ground of the screen or something raised above it.
public enum Surface: String, Sendable, Hashable, CaseIterable {
    case screen
    /// The row the keyboard acts on, in the focused pane.
    case selection
    /// The chosen row of a pane without the focus.
    case inactiveSelection = "inactive_selection"
    case overlay
    /// The top and bottom line.
    case bar
    case notice
}
