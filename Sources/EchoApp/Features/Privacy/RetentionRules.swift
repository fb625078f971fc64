import EchoPresentation

/// How long things are kept, as the person has chosen it.
public struct RetentionRules: Sendable, Hashable {
    static let forever = "for ever"
    static let words = [forever, "1 year", "90 days", "30 days", "7 days"]

    private let conversations, events, spending: String

    public init(_ chosen: Preferences) {
        func word(_ id: SettingID) -> String {
            if case .word(let word)? = chosen.values[id] { word } else { Self.forever }
        }
        (conversations, events, spending) = (word(.keepsConversations), word(.keepsEvents), word(.keepsSpending))
    }

    var retention: Retention {
        Retention(
            conversations: Self.days(conversations), events: Self.days(events), spending: Self.days(spending))
    }

    /// "90 days"; empty for what no setting is about.
    func words(for kind: KeptAmount.Kind) -> String {
        switch kind {
        case .conversations, .messages, .sound: conversations
        case .events: events
        case .spending: spending
        case .backups: "3 days"
        default: ""
        }
    }

    /// Nil for ever.
    private static func days(_ word: String) -> Int? {
        let number = Int(word.prefix { $0.isNumber })
        return word.hasSuffix("year") ? number.map { $0 * 365 } : number
    }
}

extension SettingID {
    static let keepsConversations = SettingID("history.keep_conversations")
    static let keepsEvents = SettingID("history.keep_events")
    static let keepsSpending = SettingID("history.keep_spending")
}
