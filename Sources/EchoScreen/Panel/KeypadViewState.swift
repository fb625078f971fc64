/// The keys of a telephone, to be pressed one after the other.
public struct KeypadViewState: Sendable, Hashable {
    /// Row by row. Those behind the third are seldom wanted.
    public static let rows: [[Character]] = [
        ["1", "2", "3", "A"], ["4", "5", "6", "B"], ["7", "8", "9", "C"], ["*", "0", "#", "D"],
    ]

    /// Is given the key that the mouse presses.
    public var command: Command
    /// The keys pressed, the newest last; cut at the beginning.
    public var pressed: String
    /// Stands in place of that.
    public var placeholder: Wording

    public init(_ command: Command, pressed: String, placeholder: Wording) {
        (self.command, self.pressed, self.placeholder) = (command, pressed, placeholder)
    }
}
