/// How an answer compares with what was expected.
public struct AnswerVerdict: Hashable, Sendable {
    public let isRight: Bool
    public let notes: [AnswerNote]
    /// The expected answer that came closest.
    public let expected: String

    public init(isRight: Bool, notes: [AnswerNote] = [], expected: String) {
        self.isRight = isRight
        self.notes = notes
        self.expected = expected
    }

    /// The grade that is proposed; the learner may choose another.
    public var grade: ReviewGrade {
        guard isRight else { return .again }
        return notes.contains(.articleWrong) || notes.contains(.spelling) ? .hard : .good
    }
}
