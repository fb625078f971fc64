/// How long things are kept, as the person has chosen it.
public struct RetentionRules: Sendable, Hashable {
    package static let forever = "for ever"
    package static let words = [forever, "1 year", "90 days", "30 days", "7 days"]

    private static let off = "off"

    private let conversations, events, spending: String
    private let savesConversations, savesEvents: Bool
    /// As the setting of the sound has it.
    private let sound: String

    public init(_ chosen: Preferences) {
        func word(_ id: SettingID) -> String { chosen[word: id] ?? Self.forever }
        (conversations, events, spending) = (word(.keepsConversations), word(.keepsEvents), word(.keepsSpending))
        savesConversations = chosen.savesConversations
        savesEvents = chosen.savesEvents
        sound = chosen[word: .keepSound] ?? Self.off
    }

    /// Of what the person has chosen.
    public var retention: Retention {
        Retention(
            conversations: Self.days(conversations), events: Self.days(events), spending: Self.days(spending))
    }

    /// "90 days", "off" for what is not saved now; empty for what no setting is about.
    package func words(for kind: KeptAmount.Kind) -> String {
        switch kind {
        case .conversations, .messages: savesConversations ? Self.words(Self.days(conversations)) : Self.off
        case .sound: savesConversations ? soundWords : Self.off
        case .events: savesConversations && savesEvents ? Self.words(Self.days(events)) : Self.off
        case .spending: Self.words(Self.days(spending))
        case .backups: "newest 3"
        default: ""
        }
    }

    /// Sound goes with its conversation at the latest.
    private var soundWords: String {
        switch sound {
        case "conversation": "this conversation"
        case "30-days": Self.words(min(30, Self.days(conversations) ?? 30))
        case "always": Self.words(Self.days(conversations))
        default: Self.off
        }
    }

    private static func words(_ days: Int?) -> String { days.map { "\($0) days" } ?? forever }

    /// Nil for ever.
    private static func days(_ word: String) -> Int? {
        let number = Int(word.prefix { $0.isNumber })
        return word.hasSuffix("year") ? number.map { $0 * 365 } : number
    }
}

extension SettingID {
    package static let keepsConversations = SettingID("history.keep_conversations")
    package static let keepsEvents = SettingID("history.keep_events")
    /// Whether the sound of what is said is kept.
    package static let keepSound = SettingID("sound.keep")
    package static let keepsSpending = SettingID("history.keep_spending")
}
