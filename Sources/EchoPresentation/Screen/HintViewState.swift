/// A command that can be given now, for the hint bar. The keymap adds the key.
public struct HintViewState: Sendable, Hashable {
    public var command: Command
    /// What the key does here and now: "talk", "stop talking".
    public var title: String

    public init(_ command: Command, _ title: String) {
        self.command = command
        self.title = title
    }
}
