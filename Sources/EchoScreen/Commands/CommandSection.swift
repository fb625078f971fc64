/// Commands that belong together in the help.
public struct CommandSection: Sendable, Hashable {
    public let title: String

    public init(_ title: String) { self.title = title }
}

extension CommandSection {
    public static let talk = CommandSection("Voice")
    public static let write = CommandSection("Message")
    public static let conversation = CommandSection("Conversation")
    public static let tools = CommandSection("Tool approval")
    public static let settings = CommandSection("Settings")
    public static let events = CommandSection("Events")
    public static let panes = CommandSection("Panes")
    public static let lists = CommandSection("Lists")
    public static let program = CommandSection("General")

    /// In the order of the help; those that features bring come behind them.
    public static let standard: [CommandSection] = [
        .talk, .write, .conversation, .tools, .settings, .events, .panes, .lists, .program,
    ]
}
