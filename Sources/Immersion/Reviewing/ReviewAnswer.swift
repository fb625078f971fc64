public import Foundation

/// The answer to a card, and its result: a line of the review log.
public struct ReviewAnswer: Hashable, Sendable {
    public let card: CardID
    /// Milliseconds since 1970.
    public let moment: Int
    public let grade: ReviewGrade
    /// Where the card stood before.
    public let stage: MemoryStage
    /// Seconds from the answer before to when the card was due, then to when it is due now.
    public let before: Int
    public let after: Int
    /// Seconds since the answer before; zero for the first.
    public let elapsed: Int
    /// It was taken back.
    public internal(set) var isUndone = false

    public init(
        card: CardID, moment: Int, grade: ReviewGrade, stage: MemoryStage, before: Int, after: Int, elapsed: Int
    ) {
        (self.card, self.moment, self.grade, self.stage) = (card, moment, grade, stage)
        (self.before, self.after, self.elapsed) = (before, after, elapsed)
    }

    init(_ grade: ReviewGrade, to card: ReviewCard, becoming memory: CardMemory, at now: Date) {
        let last = card.memory.lastAnswer
        self.init(
            card: card.id, moment: Self.whole(now.timeIntervalSince1970 * 1000), grade: grade, stage: card.memory.stage,
            before: last.map { Self.whole(card.memory.due.timeIntervalSince($0)) } ?? 0,
            after: Self.whole(memory.due.timeIntervalSince(now)),
            elapsed: last.map { Self.whole(now.timeIntervalSince($0)) } ?? 0)
    }

    public var date: Date { Date(timeIntervalSince1970: Double(moment) / 1000) }

    var isKnown: Bool { grade != .again }

    /// The card was in review, and had not been asked for three weeks.
    var isOfMatureCard: Bool { stage == .review && before >= 21 * 86_400 }

    private static func whole(_ number: Double) -> Int {
        number.isFinite ? Int(min(max(number.rounded(), 0), 1e14)) : 0
    }
}

/// A line of text: there are thousands.
extension ReviewAnswer: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let words = text.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.count >= 7, numbers.count == 5, let grade = ReviewGrade(rawValue: numbers[1]),
            let stage = MemoryStage(rawValue: words[3])
        else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no answer to a card"))
        }
        self.init(
            card: CardID(rawValue: words[0]), moment: numbers[0], grade: grade, stage: stage, before: numbers[2],
            after: numbers[3], elapsed: numbers[4])
        isUndone = words.count > 7
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let text = "\(card.rawValue) \(moment) \(grade.rawValue) \(stage.rawValue) \(before) \(after) \(elapsed)"
        try container.encode(isUndone ? text + " undone" : text)
    }
}
