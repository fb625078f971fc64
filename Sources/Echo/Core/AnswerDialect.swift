/// How a server is asked for written answers.
public enum AnswerDialect: String, Sendable, Hashable, CaseIterable {
    /// Found out by asking: Responses, and Chat Completions where the server does not know it.
    case automatic
    case responses
    case chatCompletions = "chat"
}
