/// A part of the screen that can have the focus.
public enum Pane: String, Sendable, Hashable, CaseIterable {
    case composer, conversation, levels, settings, events

    public var title: String {
        switch self {
        case .composer: "Message"
        case .conversation: "Conversation"
        case .levels: "Levels"
        case .settings: "Voice & VAD"
        case .events: "Events"
        }
    }
}
