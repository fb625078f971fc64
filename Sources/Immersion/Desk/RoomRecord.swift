/// A record of learning, a piece that changes by itself.
public enum RoomRecord: Sendable, Hashable {
    case card(ReviewCard)
    /// By the language's two letters.
    case deck(DeckState, of: String)
    case day(LearningDay)
    /// What was answered to cards on a day.
    case answers(ReviewDay)
    /// By the language's two letters.
    case speaker(SpeakerProfile, of: String)

    /// Two records of the same name are two states of the same thing.
    public enum ID: Sendable, Hashable {
        case card(String, CardID)
        case deck(String)
        case day(StudyDay, RoomLanguage)
        case answers(StudyDay, RoomLanguage)
        case speaker(String)
    }

    public var id: ID {
        switch self {
        case .card(let card): .card(card.language.rawValue, card.id)
        case .deck(_, let language): .deck(language)
        case .day(let day): .day(day.day, day.language)
        case .answers(let day): .answers(day.day, day.language)
        case .speaker(_, let language): .speaker(language)
        }
    }
}

extension RoomRecord: Codable {
    private enum Key: CodingKey {
        case card, deck, day, answers, speaker, language
    }

    public init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: Key.self)
        if let card = try record.decodeIfPresent(ReviewCard.self, forKey: .card) {
            self = .card(card)
        } else if let day = try record.decodeIfPresent(LearningDay.self, forKey: .day) {
            self = .day(day)
        } else if let answers = try record.decodeIfPresent(ReviewDay.self, forKey: .answers) {
            self = .answers(answers)
        } else if let deck = try record.decodeIfPresent(DeckState.self, forKey: .deck) {
            self = .deck(deck, of: try record.decode(String.self, forKey: .language))
        } else {
            self = .speaker(
                try record.decode(SpeakerProfile.self, forKey: .speaker),
                of: try record.decode(String.self, forKey: .language))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var record = encoder.container(keyedBy: Key.self)
        switch self {
        case .card(let card): try record.encode(card, forKey: .card)
        case .day(let day): try record.encode(day, forKey: .day)
        case .answers(let day): try record.encode(day, forKey: .answers)
        case .deck(let deck, let language):
            try record.encode(deck, forKey: .deck)
            try record.encode(language, forKey: .language)
        case .speaker(let speaker, let language):
            try record.encode(speaker, forKey: .speaker)
            try record.encode(language, forKey: .language)
        }
    }
}
