/// An action of the rules of a written conversation.
enum TextAction: Sendable, Hashable {
    /// Ask for an answer; its parts come back with this number.
    case ask(AnswerPrompt, number: Int)
    /// Tell the answer of this number something more.
    case steer([PromptEntry], number: Int)
    /// Close the request that is running.
    case stopAsking
    case run(ToolCall)
    case stopTool(callID: String)
    case emit(EchoEvent)
}
