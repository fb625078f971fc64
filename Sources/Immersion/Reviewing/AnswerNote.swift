/// A note about an answer that was accepted all the same.
public enum AnswerNote: String, Hashable, Sendable, CaseIterable {
    case accents, articleMissing, articleWrong, spelling
}
