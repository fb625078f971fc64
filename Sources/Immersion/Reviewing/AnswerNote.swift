/// What is worth saying about an answer that was taken all the same.
public enum AnswerNote: String, Hashable, Sendable, CaseIterable {
    case accents, articleMissing, articleWrong, spelling
}
