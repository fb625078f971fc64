/// What the rules of a written conversation want done.
enum TextAction: Sendable, Hashable {
    /// Ask for an answer; its parts come back with this number.
    case ask(AnswerPrompt, number: Int)
    /// Close the request that is running.
    case stopAsking
    case run(ToolCall)
    case stopTool(callID: String)
    case emit(EchoEvent)
}
