/// How a quiz is answered.
public enum QuizMode: String, Hashable, Sendable, CaseIterable, Codable {
    case text, voice
}
