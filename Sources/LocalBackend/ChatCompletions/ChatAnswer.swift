import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// One answer of Chat Completions while it is made, in the published order of chunks: what the brain says goes in,
/// what the client is told comes out.
struct ChatAnswer: Sendable {
    private let id: String
    private let model: String
    private let created: Int
    private let tellsUsage: Bool
    private let tier: String
    private let isParallel: Bool
    private let promptTokens: Int
    private var ids: IdentifierSource
    private var length: AnswerLength
    private var stops: StopSequences
    private var text = ""
    private var refusal = ""
    private var calls: [ChatFunctionToolCall] = []
    private var failure: String?
    /// What every chunk has besides.
    private var extra: JSONObject = ["system_fingerprint": .null]

    init(_ request: ChatRequest, promptTokens: Int, ids: IdentifierSource, at time: Date) {
        self.ids = ids
        id = self.ids.next("chatcmpl").replacing("_", with: "-")
        model = request.model
        created = Int(time.timeIntervalSince1970)
        tellsUsage = request.streamOptions?.includeUsage ?? false
        isParallel = request.parallelToolCalls ?? true
        tier = ServedTier.told(request.serviceTier)
        self.promptTokens = promptTokens
        length = AnswerLength(limit: request.maxCompletionTokens ?? request.maxTokens)
        stops = StopSequences(request.stops)
    }

    /// Nothing more is wanted of the brain: the answer is as long as it may be.
    var isFull: Bool { length.isExceeded || stops.isReached }

    mutating func begin() -> [Data] { [frame(ChatDelta(role: "assistant", content: ""))] }

    mutating func receive(_ part: BrainPart) -> [Data] {
        switch part {
        case .text(let words): say(stops.admit(words))
        case .refusal(let words): say(stops.rest()) + decline(words)
        case .call(let name, let arguments): say(stops.rest()) + call(name, arguments)
        case .provider(let name): serve(by: name)
        case .announce, .delayed: []
        }
    }

    private mutating func serve(by provider: String) -> [Data] {
        extra["provider"] = .string(provider)
        return []
    }

    /// The brain is done; nothing more comes.
    mutating func finish(at time: Date) -> [Data] {
        let last = say(stops.rest())
        let usage =
            tellsUsage ? [ChatStreamEvent.chunk(chunk(choices: [], usage: usage)).frame] : []
        return last + [frame(ChatDelta(), finishReason: finishReason)] + usage + [ChatStreamEvent.done.frame]
    }

    mutating func fail(_ reason: String) -> [Data] {
        failure = reason
        let detail = ErrorDetail(type: "server_error", code: "server_error", message: reason)
        return [ChatStreamEvent.error(APIErrorBody(error: detail)).frame]
    }

    /// What is answered to who did not want a stream.
    var whole: HTTPAnswer {
        if let failure {
            return .error(.internalServerError, failure, type: "server_error", code: "server_error")
        }
        let message = ChatMessage(
            role: "assistant", content: text.isEmpty ? nil : .text(text), refusal: refusal.isEmpty ? nil : refusal,
            toolCalls: calls.isEmpty ? nil : calls.map { .function($0) }, annotations: [],
            extra: ["content": .null, "refusal": .null])
        let choice = ChatChoice(index: 0, message: message, finishReason: finishReason, extra: ["logprobs": .null])
        let completion = ChatCompletion(
            id: id, created: created, model: model, choices: [choice], usage: usage, serviceTier: tier,
            extra: extra)
        return HTTPAnswer(status: .ok, body: completion.json)
    }

    private mutating func say(_ words: String) -> [Data] {
        let chunks = length.admit(words)
        text += chunks.joined()
        return chunks.map { frame(ChatDelta(content: $0)) }
    }

    private mutating func decline(_ words: String) -> [Data] {
        let chunks = length.admit(words)
        refusal += chunks.joined()
        return chunks.map { frame(ChatDelta(refusal: $0)) }
    }

    private mutating func call(_ name: String, _ arguments: String) -> [Data] {
        guard isParallel || calls.isEmpty, length.take(name + arguments) else { return [] }
        let call = ChatFunctionToolCall(
            id: ids.next("call"), function: ChatFunctionCall(name: name, arguments: arguments))
        let index = calls.count
        calls.append(call)
        let head = ChatDeltaToolCall(
            index: index, id: call.id, type: "function", function: ChatDeltaFunction(name: name, arguments: ""))
        let body = ChatDeltaToolCall(index: index, function: ChatDeltaFunction(arguments: arguments))
        return [frame(ChatDelta(toolCalls: [head])), frame(ChatDelta(toolCalls: [body]))]
    }

    private var finishReason: String { length.isExceeded ? "length" : calls.isEmpty ? "stop" : "tool_calls" }

    private var usage: ChatUsage {
        ChatUsage(
            promptTokens: promptTokens, completionTokens: length.tokens, totalTokens: promptTokens + length.tokens,
            promptTokensDetails: ChatPromptTokens(cachedTokens: 0, audioTokens: 0),
            completionTokensDetails: ChatCompletionTokens(reasoningTokens: 0, audioTokens: 0))
    }

    private func frame(_ delta: ChatDelta, finishReason: String? = nil) -> Data {
        let choice = ChatChunkChoice(
            index: 0, delta: delta, finishReason: finishReason, extra: ["finish_reason": .null, "logprobs": .null])
        return ChatStreamEvent.chunk(chunk(choices: [choice], usage: nil)).frame
    }

    private func chunk(choices: [ChatChunkChoice], usage: ChatUsage?) -> ChatChunk {
        ChatChunk(
            id: id, created: created, model: model, choices: choices, usage: usage, serviceTier: tier,
            extra: tellsUsage ? extra.merging(["usage": .null]) { given, _ in given } : extra)
    }
}
