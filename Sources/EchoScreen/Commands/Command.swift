import EchoText

/// What can be asked for by name. Whoever offers a command names it; its entry in the `CommandTable` says how it is called,
/// which keys ask for it and when it is valid.
public struct Command: Sendable, Hashable {
    /// The name in a configuration file: "toggleTalking", "focus.events", "compose.yank".
    public let name: String

    public init(_ name: String) { self.name = name }

    /// Gives a pane the focus.
    public static func focus(_ pane: Pane) -> Command { Command(focusPrefix + pane.name) }

    /// Changes the text that is being written.
    public static func compose(_ edit: ComposerCommand) -> Command { Command(editPrefix + edit.rawValue) }

    /// The pane that is to have the focus; nil for other commands.
    public var pane: Pane? {
        name.hasPrefix(Self.focusPrefix) ? Pane(named: String(name.dropFirst(Self.focusPrefix.count))) : nil
    }

    /// The edit of the text being written; nil for other commands.
    public var edit: ComposerCommand? {
        guard name.hasPrefix(Self.editPrefix) else { return nil }
        return ComposerCommand(rawValue: String(name.dropFirst(Self.editPrefix.count)))
    }

    private static let focusPrefix = "focus."
    private static let editPrefix = "compose."
}
