import EchoWire

/// Asks a model for one written answer, in whatever dialect its server speaks.
protocol AnswerServiceProtocol: Sendable {
    /// The answer as it is made: it ends after `.ended`, or throws an `EchoError`. Nothing of it is kept by the
    /// server. Ending the listening closes the request at once.
    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error>
}

/// Everything that an answer is made from.
struct AnswerPrompt: Sendable, Hashable {
    var model: String
    var instructions: String
    var entries: [PromptEntry]
    var tools: [ToolDefinition] = []
    var toolChoice: ToolChoice?
    var maximumOutputTokens: Int?
    /// A JSON schema that the answer must satisfy.
    var format: AnswerFormat?
}

/// One item of the conversation as a model is told it.
enum PromptEntry: Sendable, Hashable {
    case message(id: String?, role: Message.Role, text: String)
    case call(ToolCall)
    case result(ToolResult)
    /// What the model thought, sealed, as the server gave it; dialects that know no such thing leave it out.
    case reasoning(JSONValue)
}

/// A strict JSON schema and its name, `[A-Za-z0-9_-]{1,64}`.
struct AnswerFormat: Sendable, Hashable {
    var name: String
    var schema: JSONValue
}

/// A piece of an answer.
enum AnswerPart: Sendable, Hashable {
    /// The server has begun. `id` is its name for the response.
    case began(id: String, model: String)
    /// Words of a message; one answer may have several messages.
    case text(itemID: String, delta: String)
    /// The model declines; the words are for the user.
    case refusal(itemID: String, delta: String)
    /// A function call, whole.
    case call(itemID: String, ToolCall)
    case reasoning(JSONValue)
    case usage(Usage)
    /// The last part.
    case ended(AnswerEnd)
}

/// How an answer ended.
enum AnswerEnd: Sendable, Hashable {
    case completed
    case incomplete(reason: String)
    case failed(EchoError)
}
