import EchoWire

/// Makes the parts of an answer from the chunks of Chat Completions.
struct ChatStream: Sendable {
    /// A call whose pieces are being joined.
    private struct PendingCall: Hashable {
        var id: String?
        var name = ""
        var arguments = ""
    }

    private(set) var isOver = false
    private var id: String?
    private var finishReason: String?
    private var calls: [PendingCall] = []
    /// Where in `calls` the call with an index is.
    private var places: [Int: Int] = [:]
    private var usage: ChatUsage?

    /// The parts that this event completes, in order.
    mutating func receive(_ event: ChatStreamEvent) -> [AnswerPart] {
        guard !isOver else { return [] }
        switch event {
        case .chunk(let chunk): return take(chunk)
        case .error(let error): return fail(RESTRefusal(json: error.json))
        case .done: return end()
        }
    }

    /// An answer that came in one piece.
    mutating func receive(whole answer: ChatCompletion) -> [AnswerPart] {
        guard !isOver else { return [] }
        var parts = begin(answer.id, answer.model)
        if let choice = answer.choices.first { parts += take(choice) }
        usage = answer.usage
        return parts + end()
    }

    /// The body ended. Servers that say why an answer ended, and then leave `[DONE]` out, have said enough.
    mutating func finish() throws(EchoError) -> [AnswerPart] {
        guard !isOver else { return [] }
        guard finishReason != nil else { throw .answerBrokeOff }
        return end()
    }

    private mutating func begin(_ id: String?, _ model: String?) -> [AnswerPart] {
        guard self.id == nil else { return [] }
        let id = id ?? "chat"
        self.id = id
        return [.began(id: id, model: model ?? "")]
    }

    // MARK: chunks

    private mutating func take(_ chunk: ChatChunk) -> [AnswerPart] {
        var parts = begin(chunk.id, chunk.model)
        usage = chunk.usage ?? usage
        for choice in chunk.choices where choice.index == 0 {
            parts += words(choice.delta.content, refusal: choice.delta.refusal)
            for call in choice.delta.toolCalls ?? [] { join(call) }
            finishReason = choice.finishReason ?? finishReason
        }
        return parts
    }

    private mutating func take(_ choice: ChatChoice) -> [AnswerPart] {
        finishReason = choice.finishReason
        for case .function(let call) in choice.message.toolCalls ?? [] {
            calls.append(PendingCall(id: call.id, name: call.function.name, arguments: call.function.arguments))
        }
        return words(choice.message.content?.words, refusal: choice.message.refusal)
    }

    private func words(_ text: String?, refusal: String?) -> [AnswerPart] {
        let itemID = id ?? "chat"
        var parts: [AnswerPart] = []
        if let text, !text.isEmpty { parts.append(.text(itemID: itemID, delta: text)) }
        if let refusal, !refusal.isEmpty { parts.append(.refusal(itemID: itemID, delta: refusal)) }
        return parts
    }

    private mutating func join(_ piece: ChatDeltaToolCall) {
        let place = place(of: piece)
        calls[place].id = calls[place].id ?? piece.id
        if let name = piece.function?.name, calls[place].name.isEmpty { calls[place].name = name }
        calls[place].arguments += piece.function?.arguments ?? ""
    }

    /// A piece belongs to the call of its index. Where all calls have the same one or none, a new id begins a new call.
    private mutating func place(of piece: ChatDeltaToolCall) -> Int {
        let known = piece.index.map { places[$0] } ?? (calls.isEmpty ? nil : calls.count - 1)
        if let known, piece.id == nil || calls[known].id == nil || calls[known].id == piece.id { return known }
        calls.append(PendingCall())
        if let index = piece.index { places[index] = calls.count - 1 }
        return calls.count - 1
    }

    // MARK: the end

    private mutating func end() -> [AnswerPart] {
        isOver = true
        let usage = usage.map { [AnswerPart.usage(Usage($0))] } ?? []
        return wholeCalls + usage + [.ended(outcome)]
    }

    mutating func fail(_ refusal: RESTRefusal) -> [AnswerPart] {
        guard !isOver else { return [] }
        isOver = true
        return [.ended(.failed(refusal.failure))]
    }

    /// Calls of an answer that was cut off are not whole.
    private var wholeCalls: [AnswerPart] {
        guard case .completed = outcome else { return [] }
        return calls.enumerated().map { number, call in
            let callID = call.id ?? "call_\(id ?? "chat")_\(number)"
            return .call(itemID: callID, ToolCall(id: callID, name: call.name, arguments: call.arguments))
        }
    }

    /// The reasons in the words of the Responses API.
    private var outcome: AnswerEnd {
        switch finishReason {
        case "length": .incomplete(reason: "max_output_tokens")
        case "content_filter": .incomplete(reason: "content_filter")
        default: .completed
        }
    }
}
