/// An event of the mouse, and its cell.
public struct MouseEvent: Sendable, Hashable {
    public enum Action: Sendable, Hashable {
        case pressed, released
        /// Moved with the button held.
        case dragged
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    public enum Button: Sendable, Hashable { case left, middle, right }

    public var action: Action
    /// Of no meaning for the wheel.
    public var button: Button
    public var place: Point
    public var modifiers: KeyModifiers

    public init(_ action: Action, _ button: Button = .left, at place: Point, _ modifiers: KeyModifiers = []) {
        self.action = action
        self.button = button
        self.place = place
        self.modifiers = modifiers
    }
}
