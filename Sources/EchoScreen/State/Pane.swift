/// A part of the screen that can have the focus.
public struct Pane: Sendable, Hashable {
    /// The name in a configuration file.
    public let name: String
    public let title: String

    init(_ name: String, title: String) {
        self.name = name
        self.title = title
    }

    public init?(named name: String) {
        guard let pane = Self.all.first(where: { $0.name == name }) else { return nil }
        self = pane
    }
}

extension Pane {
    public static let composer = Pane("composer", title: "Message")
    public static let conversation = Pane("conversation", title: "Conversation")
    public static let levels = Pane("levels", title: "Levels")
    public static let settings = Pane("settings", title: "Settings")
    public static let events = Pane("events", title: "Events")

    /// In the order in which the focus goes through them.
    public static let all: [Pane] = [.composer, .conversation, .levels, .settings, .events]
}
