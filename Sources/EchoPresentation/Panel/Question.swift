/// What is asked before it is done.
public enum Question: Sendable, Hashable {
    case quit, reset

    var title: String {
        switch self {
        case .quit: "Quit"
        case .reset: "New conversation"
        }
    }

    var wording: Wording {
        switch self {
        case .quit: "Leave echo? Press \(key: .quit) again or \(key: .confirm) to quit."
        case .reset: "Start a new conversation? The messages on the screen are cleared."
        }
    }
}
