/// A summary, or that there is none.
struct WrittenSummary: Sendable, Hashable {
    /// Nil when it could not be had.
    var text: String?
    var usage: Usage?
    /// The model that wrote it.
    var model = ""

    static let none = WrittenSummary()
}

extension AnswerServiceProtocol {
    /// Has a model write a summary; one that cannot be had is no error.
    ///
    /// - Parameter limit: tokens that the model can take.
    func write(_ summary: ContextSummary, model: String, limit: Int) async -> WrittenSummary {
        guard let answer = try? await wholeAnswer(summary.prompt(model: model, limit: limit)) else { return .none }
        return WrittenSummary(text: summary.accept(answer.text), usage: answer.usage, model: model)
    }
}
