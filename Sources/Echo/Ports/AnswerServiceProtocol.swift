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
    /// How it is to be made, as far as the model knows it.
    var options = AnswerOptions()
    /// What parts of answers the assistant's messages are, by their ids: a model that is not told does worse.
    var phases: [String: Message.Phase] = [:]
}

/// One item of the conversation as a model is told it.
enum PromptEntry: Sendable, Hashable {
    case message(id: String?, role: Message.Role, text: String)
    case call(ToolCall)
    case result(ToolResult)
    /// Goes with the message before it; one that is not at hand is told of in words.
    case picture(Picture, of: String?)
    /// What the model thought or did at the server, sealed, as the server gave it: thoughts, a search, a compressed memory.
    /// Dialects that know no such thing leave it out.
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
    /// Who made it, where the server names somebody besides the model.
    case provider(String)
    /// More of the summary of what the model thought.
    case thought(delta: String)
    /// All words of a message so far were a thought, which shows at its end.
    case wasThought(itemID: String)
    /// All words of a message so far are these instead: some of them never came.
    case reworded(itemID: String, text: String)
    /// What part of the answer a message is.
    case phase(itemID: String, Message.Phase)
    /// The server searches the web. The query may only be known when the search is over.
    case search(itemID: String, query: String?, isOver: Bool)
    /// A page that a message is drawn from.
    case source(itemID: String, WebSource)
    /// The server has compressed everything before the item that comes next.
    case compacted(JSONValue)
    /// In which tier the answer was made.
    case tier(String)
    /// The answer is made without something that was wanted. It may come before `.began`.
    case leftOut(LeftOutOption)
    /// More may be said to the answer until its first word. It comes before `.began`.
    case steerable
    /// What was said to the answer is taken up by another one, which follows; `isWhole` when this one had come to its end.
    case steered(isWhole: Bool)
    /// What was said to the answer did not reach it.
    case steerFailed
    /// The last part.
    case ended(AnswerEnd)
}

/// How an answer ended.
enum AnswerEnd: Sendable, Hashable {
    case completed
    case incomplete(reason: String)
    case failed(EchoError)
}
