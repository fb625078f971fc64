public import Foundation

/// Something that was done to learn, as numbers: never what was said.
public struct LearningEvent: Sendable, Hashable, Codable {
    public enum Kind: Sendable, Hashable, Codable {
        /// - Parameter score: 0–100; nil where the scenario has no goals.
        case conversationCompleted(scenario: String, seconds: Int, messages: Int, errors: Int, score: Double?)
        /// - Parameter known: of the cards, those that were not graded "again".
        case reviewCompleted(cards: Int, known: Int)
    }

    public var kind: Kind
    public var language: RoomLanguage
    public var date: Date
    /// Random: which conversation or review it was.
    public var session: String

    public init(_ kind: Kind, in language: RoomLanguage, session: String = UUID().uuidString, at date: Date) {
        (self.kind, self.language, self.session, self.date) = (kind, language, session, date)
    }
}
