/// A command that can be given now, for the hint bar. The keymap adds the key.
public struct HintViewState: Sendable, Hashable {
    public var command: Command
    /// The command that undoes it, when one hint tells of both: up and down.
    public var partner: Command?
    /// The effect of the key here and now: "talk", "stop talking".
    public var title: String

    public init(_ command: Command, and partner: Command? = nil, _ title: String) {
        self.command = command
        self.partner = partner
        self.title = title
    }
}
