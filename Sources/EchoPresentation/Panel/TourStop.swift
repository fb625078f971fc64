/// A place of the tour of the screen: what it shows, and one sentence about it.
public enum TourStop: Int, Sendable, Hashable, CaseIterable {
    case conversation, composer, levels, settings, events, keys

    /// What is pointed at; nil for the line of keys.
    public var pane: Pane? {
        switch self {
        case .conversation: .conversation
        case .composer: .composer
        case .levels: .levels
        case .settings: .settings
        case .events: .events
        case .keys: nil
        }
    }

    public var next: TourStop? { TourStop(rawValue: rawValue + 1) }

    var number: Int { rawValue + 1 }

    var wording: Wording {
        switch self {
        case .conversation:
            "Here stands what you and the assistant say, spoken or written, in one order; \(key: .pageUp) and \(key: .pageDown) scroll it, also while you write."
        case .composer:
            "Here you write: \(key: .send) sends, and while it is empty \(key: .toggleTalking) talks; \(key: .stop) stops an answer."
        case .levels: "Here you see how loud the microphone and the loudspeaker are; \(key: .mute) mutes you."
        case .settings:
            "Here you tune voice and turn taking: \(key: .adjustDown) and \(key: .adjustUp) change what is selected, at once."
        case .events: "Here is every event on the wire, both ways; \(key: .open) opens the selected one."
        case .keys:
            "The line at the bottom shows the keys that do something now; \(key: .help) shows all, \(key: .palette) finds a command by name."
        }
    }
}
