/// What is asked before it is done.
public enum Question: Sendable, Hashable {
    case quit, reset
    /// Whether all settings are to be as they come.
    case defaults
    case deleteProfile(ProfileName)

    var title: String {
        switch self {
        case .quit: "Quit"
        case .reset: "New conversation"
        case .defaults: "Defaults"
        case .deleteProfile: "Delete a profile"
        }
    }

    var wording: Wording {
        switch self {
        case .quit: "Leave echo? Press \(key: .quit) again or \(key: .confirm) to quit."
        case .defaults:
            "Put all settings back to their defaults? Models, devices, theme and instructions are among them."
        case .deleteProfile(let name): "Delete the profile \(name.text)? What is set now stays as it is."
        case .reset: "Start a new conversation? The messages on the screen are cleared."
        }
    }

    var answers: [HintViewState] {
        [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]
    }

    var overlay: OverlayViewState {
        OverlayViewState(title: title, content: .confirmation(wording, answers: answers))
    }
}
