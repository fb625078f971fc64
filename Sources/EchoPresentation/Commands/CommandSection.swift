/// Commands that belong together, in the order of the help.
public enum CommandSection: String, Sendable, Hashable, CaseIterable {
    case talk = "Talk"
    case write = "Write"
    case conversation = "Conversation"
    case tools = "A tool that asks"
    case settings = "Settings"
    case events = "Events"
    case panes = "Panes"
    case lists = "Lists"
    case program = "Program"
}
