import Echo

extension AnswerDialect {
    /// As people call it.
    var title: String {
        switch self {
        case .automatic: "automatic"
        case .responses: "Responses"
        case .chatCompletions: "Chat Completions"
        }
    }
}
