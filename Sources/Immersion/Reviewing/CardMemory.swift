public import Foundation

/// The memory of a card, as FSRS-6 counts it.
public struct CardMemory: Hashable, Sendable, Codable {
    public var stage: MemoryStage
    /// The step of learning or relearning, from 0; nil in review.
    public var step: Int?
    /// Days until the chance to recall falls to 90 %, 0.001 and more; nil before the first answer.
    public var stability: Double?
    /// 1 (easy) to 10; nil before the first answer.
    public var difficulty: Double?
    public var due: Date
    public var lastAnswer: Date?

    public init(
        stage: MemoryStage = .new, step: Int? = 0, stability: Double? = nil, difficulty: Double? = nil, due: Date,
        lastAnswer: Date? = nil
    ) {
        self.stage = stage
        self.step = step
        self.stability = stability
        self.difficulty = difficulty
        self.due = due
        self.lastAnswer = lastAnswer
    }
}
