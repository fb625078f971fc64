/// A fact that the performer found out. Answers are known by the number under which they were asked for.
enum TextFact: Sendable, Hashable {
    case part(AnswerPart, of: Int)
    case failed(EchoError, of: Int)
    /// The server refuses the model; another one may answer, with so many tokens, nil where nobody knows.
    case modelReplaced(by: String, outputLimit: Int?, of: Int)
    /// A summary of what does not fit was written.
    case summaryUsed(Usage)
    case toolCallChanged(ToolActivity)
}
