/// The answer a sentence was taken for.
public struct AnswerMatch: Hashable, Sendable {
    /// Its index among the step's answers.
    public let answer: Int
    /// The alternative that came closest.
    public let sentence: String
    /// It was said as it stands there, but for case and punctuation.
    public let isExact: Bool
}
