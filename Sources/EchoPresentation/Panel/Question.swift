/// What is asked before it is done.
public enum Question: Sendable, Hashable {
    case quit, reset
    /// Whether all settings are to be as they come.
    case defaults
    case deleteProfile(ProfileName)
    /// Whether to go on to the next place of the tour.
    case tour(TourStop)

    var title: String {
        switch self {
        case .quit: "Quit"
        case .reset: "New conversation"
        case .defaults: "Defaults"
        case .deleteProfile: "Delete a profile"
        case .tour(let stop): "Tour, \(stop.number) of \(TourStop.allCases.count)"
        }
    }

    var wording: Wording {
        switch self {
        case .quit: "Leave echo? Press \(key: .quit) again or \(key: .confirm) to quit."
        case .defaults:
            "Put all settings back to their defaults? Models, devices, theme and instructions are among them."
        case .deleteProfile(let name): "Delete the profile \(name.text)? What is set now stays as it is."
        case .reset: "Start a new conversation? The messages on the screen are cleared."
        case .tour(let stop): stop.wording
        }
    }

    var answers: [HintViewState] {
        switch self {
        case .quit, .reset, .defaults, .deleteProfile: [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]
        case .tour(.keys): [HintViewState(.confirm, "or Enter: end the tour")]
        case .tour: [HintViewState(.confirm, "or Enter: next"), HintViewState(.stop, "end the tour")]
        }
    }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: title, content: .confirmation(wording, answers: answers))
        if case .tour(let stop) = self { overlay.about = stop.pane }
        return overlay
    }
}
