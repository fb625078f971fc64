import EchoWire

/// Makes the parts of an answer from the chunks of Chat Completions.
///
/// It reads what real servers send: fields that are missing, null or of another type cost no word of the answer.
struct ChatStream: Sendable {
    private(set) var isOver = false
    private var id: String?
    private var stop: ChatStop?
    private var answer = ChosenAnswer()
    private var calls = ChatCalls()
    private var usage: ChatUsage?
    private var provider: String?
    private var tier: String?
    private var words: ChatWords
    private var thinking = GrowingText()
    /// But for the words.
    private var came = GivenContent()
    private var thoughts = ReturnedThoughts()
    private var pages = CitedPages()
    /// Words come in deltas; a message behind them is whole.
    private var comesInDeltas = false
    /// Messages stand in the place of deltas.
    private var comesInMessages = false
    /// Words, or pieces of calls, came in a chunk that says nothing of an end: those that do mean it.
    private var endsAreTold = false
    /// An event that is no chunk, as long as nothing else has come.
    private var stranger: JSONValue?

    /// - Parameters:
    ///   - tools: the names of those that were offered.
    ///   - isAboutMarks: the conversation is about the marks of thoughts.
    init(tools: Set<String> = [], isAboutMarks: Bool = false) {
        words = ChatWords(tools: tools, isAboutMarks: isAboutMarks)
    }

    /// Some servers write a reason into every chunk.
    var isSaid: Bool { isOver || stop != nil && endsAreTold }

    /// The parts that this event completes, in order.
    mutating func receive(_ event: ChatStreamEvent) -> [AnswerPart] {
        switch event {
        case .chunk(let chunk): receive(chunk.json)
        case .error(let error): receive(error.json)
        case .done: receiveDone()
        }
    }

    /// A chunk, or an error, or both in one.
    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        guard !isOver else { return [] }
        let event = Self.unwrapped(event)
        guard let refusal = Self.refusal(in: event) else {
            if Self.isChunk(event) { return take(event) }
            if event["type"] != "ping" { stranger = stranger ?? event }
            return []
        }
        // The answer that begins with the error never was one.
        let parts = take(event)
        return (content.isEmpty ? [] : parts) + fail(refusal)
    }

    /// An answer that came in one piece.
    mutating func receive(whole answer: JSONValue) -> [AnswerPart] {
        guard !isOver else { return [] }
        let answer = Self.unwrapped(answer)
        guard Self.isChunk(answer) else { return fail(Self.refusal(of: answer)) }
        let parts = receive(answer)
        return parts + end()
    }

    mutating func receiveDone() -> [AnswerPart] { end() }

    /// The body ended. Servers that say why an answer ended, and then leave `[DONE]` out, have said enough.
    mutating func finish() throws(EchoError) -> [AnswerPart] {
        guard !isOver else { return [] }
        guard stop != nil else {
            if id == nil, let stranger { throw Self.refusal(of: stranger).failure }
            throw .answerBrokeOff
        }
        return end()
    }

    private static func refusal(of stranger: JSONValue) -> RESTRefusal {
        var refusal = RESTRefusal(json: stranger)
        if refusal.message.isEmpty { refusal.message = "it is not a Chat Completions response" }
        return refusal
    }

    private mutating func begin(_ id: String?, _ model: String?) -> [AnswerPart] {
        guard self.id == nil else { return [] }
        let id = id ?? "chat"
        (self.id, words.item) = (id, id)
        return [.began(id: id, model: model ?? "")]
    }

    // MARK: chunks

    private static func isChunk(_ event: JSONValue) -> Bool {
        event["choices"]?.isNull == false || event["usage"]?.isNull == false
            || event["choices"] != nil && RESTRefusal(json: event).message.isEmpty
    }

    /// Some gateways put the chunk into an envelope.
    private static func unwrapped(_ event: JSONValue) -> JSONValue {
        guard event.told("choices") == nil, event["error"]?.saysFailure != true else { return event }
        for name in ["data", "result", "output", "response", "body"] {
            guard case .object(var chunk)? = event[name], chunk["choices"]?.isNull == false else { continue }
            chunk["usage"] = event[name]?.told("usage") ?? event["usage"]
            return .object(chunk)
        }
        return event
    }

    /// What an event says of a failure, in whichever place; nil for an event that says nothing of one.
    private static func refusal(in event: JSONValue) -> RESTRefusal? {
        if event["error"]?.saysFailure == true || event["errors"]?.saysFailure == true {
            return RESTRefusal(json: event)
        }
        if let told = event["base_resp"], told["status_code"]?.looseInteger ?? 0 != 0 {
            return RESTRefusal(json: told)
        }
        if let error = event["x_groq"]?["error"], error.saysFailure { return RESTRefusal(json: ["error": error]) }
        for choice in event.choices where choice["error"]?.saysFailure == true {
            return RESTRefusal(json: choice)
        }
        return isChunk(event) ? nil : RESTRefusal(lone: event)
    }

    private mutating func take(_ chunk: JSONValue) -> [AnswerPart] {
        var parts = begin(chunk["id"]?.name, chunk["model"]?.string)
        usage = ChatUsage(in: chunk) ?? usage
        tier = chunk["service_tier"]?.string ?? tier
        provider = chunk["provider"]?.string ?? provider
        pages.note(chunk: chunk)
        for choice in choices(of: chunk) {
            let (delta, message) = (choice.piece("delta"), choice.piece("message"))
            let reason = ChatStop(choice.finishReason ?? delta?.finishReason ?? chunk.finishReason)
            let isEnd = (reason ?? stop) != nil
            comesInDeltas = comesInDeltas || delta?.saysMore == true
            let isWhole = isEnd && message != nil && comesInDeltas && !comesInMessages
            comesInMessages = comesInMessages || !isWhole && message != nil && delta == nil
            let piece = delta ?? (isWhole ? [:] : message ?? choice)
            parts += read(delta == nil && isEnd ? words.unsaid(of: piece) : piece)
            if isWhole, let message { parts += settle(message) }
            let isBare = piece["content"]?.looseWords.isEmpty != false && piece["tool_calls"]?.saysSomething != true
            endsAreTold = endsAreTold || isBare == (reason != nil)
            stop = reason ?? stop
        }
        if chunk.choices.isEmpty { stop = ChatStop(chunk.finishReason) ?? stop }
        return parts
    }

    /// Those that make up the answer: of several in one chunk the first.
    private mutating func choices(of chunk: JSONValue) -> [JSONValue] {
        let all = chunk.choices
        guard all.count <= 1 else {
            return [all.first { $0["index"]?.looseInteger ?? 0 == 0 } ?? all[0]]
        }
        return all.filter { choice in
            let delta = choice["delta"]
            let opens =
                delta?["role"] != nil && delta?["content"]?.looseWords.isEmpty != false
                && delta?["tool_calls"]?.saysSomething != true && ChatStop(choice.finishReason) == nil
            return answer.takes(choice["index"]?.looseInteger, opens: opens)
        }
    }

    private mutating func read(_ delta: JSONValue) -> [AnswerPart] {
        came.note(delta)
        thoughts.note(delta)
        pages.note(delta: delta)
        for call in delta["tool_calls"]?.looseList ?? [] { calls.join(call) }
        if let call = delta["function_call"], call.saysSomething { calls.join(call) }
        let thought = words.think(thinking.add(delta.thoughts))
        return thought + words.add(delta.words) + words.decline(delta["refusal"]?.looseWords ?? "")
    }

    /// The message as it is in the end, behind its pieces.
    private mutating func settle(_ message: JSONValue) -> [AnswerPart] {
        let thought = content.hasThoughts ? [] : words.think(message.thoughts)
        came.note(message)
        pages.note(delta: message)
        if thoughts.fields.isEmpty { thoughts.note(message) }
        calls.settle(message["tool_calls"]?.looseList ?? [])
        return thought + words.settle(message.words)
            + words.settle(refusal: message["refusal"]?.looseWords ?? "")
    }

    private var content: GivenContent {
        var content = came
        (content.hasWords, content.hasThoughts) = (words.hasWords, came.hasThoughts || words.hasThoughts)
        return content
    }

    // MARK: the end

    private mutating func end() -> [AnswerPart] {
        guard !isOver else { return [] }
        isOver = true
        let words = rest(isWhole: stop == nil || stop == .whole)
        let calls = wholeCalls
        return words + sources + calls + account + [.ended(outcome(hasCalls: !calls.isEmpty))]
    }

    /// What was held back, since it might have been something else.
    private mutating func rest(isWhole: Bool) -> [AnswerPart] {
        let thought = words.think(thinking.end())
        let rest = words.end(isWhole: isWhole, hasCalls: !calls.isEmpty)
        for call in rest.calls { calls.join(call) }
        return thought + rest.parts
    }

    /// The server sends nothing more: the words count that were held back.
    mutating func release() -> [AnswerPart] { isOver || stop != nil ? [] : rest(isWhole: false) }

    private var sources: [AnswerPart] {
        content.hasWords ? pages.sources.map { .source(itemID: id ?? "chat", $0) } : []
    }

    /// What the answer used, and how it was served.
    private var account: [AnswerPart] {
        (tier.map { [AnswerPart.tier($0)] } ?? []) + (usage.map { [AnswerPart.usage(Usage($0))] } ?? [])
            + (provider.map { [AnswerPart.provider($0)] } ?? [])
    }

    private mutating func fail(_ refusal: RESTRefusal) -> [AnswerPart] {
        guard !isOver else { return [] }
        isOver = true
        return rest(isWhole: false) + account + [.ended(.failed(refusal.failure))]
    }

    /// Calls of an answer that was cut off are not whole.
    private var wholeCalls: [AnswerPart] {
        switch stop {
        case nil where calls.areCut: []
        case .whole, nil:
            calls.calls(of: id ?? "chat").flatMap { call, fields -> [AnswerPart] in
                let returned = ReturnedFields(callID: call.id, message: thoughts.fields, call: fields)
                let part = AnswerPart.call(itemID: call.id, call)
                return returned.isEmpty ? [part] : [.reasoning(returned.json), part]
            }
        case .tooLong, .filtered, .failed: []
        }
    }

    /// The reasons in the words of the Responses API.
    private func outcome(hasCalls: Bool) -> AnswerEnd {
        switch stop {
        case .tooLong: .incomplete(reason: "max_output_tokens")
        case .filtered: .incomplete(reason: "content_filter")
        case .failed(let word): .failed(.responseFailed(code: word, message: "the server stopped with “\(word)”"))
        case nil where calls.areCut: .failed(.answerBrokeOff)
        case .whole, nil: content.missing(hasCalls: hasCalls).map { .failed(.noAnswer($0)) } ?? .completed
        }
    }
}
