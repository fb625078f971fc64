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
    private var tier: String?
    private var content = GivenContent()
    private var text = SplitText()
    private var refused = SplitText()
    private var growing = GrowingText()
    private var thinking = GrowingText()
    private var marks: ThoughtMarks
    private let tools: Set<String>
    private let isAboutMarks: Bool
    private var written: WrittenCalls
    private var thoughts = ReturnedThoughts()
    private var pages = CitedPages()
    private var space = HeldSpace()
    private var refusedSpace = HeldSpace()
    /// The words that came, thoughts in marks among them.
    private var said = ""
    /// The same as it came.
    private var pieces: [String] = []
    /// Words, or pieces of calls, came in a chunk that says nothing of an end: those that do mean it.
    private var endsAreTold = false
    /// An event that is no chunk, as long as nothing else has come.
    private var stranger: JSONValue?

    /// - Parameters:
    ///   - tools: the names of those that were offered.
    ///   - isAboutMarks: the conversation is about the marks of thoughts.
    init(tools: Set<String> = [], isAboutMarks: Bool = false) {
        (self.tools, self.isAboutMarks) = (tools, isAboutMarks)
        written = WrittenCalls(tools: tools)
        marks = ThoughtMarks(isTopic: isAboutMarks)
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
        self.id = id
        return [.began(id: id, model: model ?? "")]
    }

    // MARK: chunks

    private static func isChunk(_ event: JSONValue) -> Bool {
        event["choices"]?.isNull == false || event["usage"]?.isNull == false
            || event["choices"] != nil && RESTRefusal(json: event).message.isEmpty
    }

    /// Some gateways put the chunk into an envelope.
    private static func unwrapped(_ event: JSONValue) -> JSONValue {
        guard event["choices"] == nil, event["error"] == nil else { return event }
        for name in ["data", "result", "output", "response", "body"] {
            guard case .object(var chunk)? = event[name], chunk["choices"]?.isNull == false else { continue }
            chunk["usage"] = chunk["usage"] ?? event["usage"]
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
        pages.note(chunk: chunk)
        for choice in choices(of: chunk) {
            let told = choice["delta"].flatMap { $0.saysSomething ? $0.asDelta : nil }
            let message = told == nil ? choice["message"] : nil
            if let message, let whole = lost(in: message, ends: choice["finish_reason"]) { parts += anew(whole) }
            let delta = told ?? message.map { unsaid(of: $0, ends: choice["finish_reason"]) } ?? choice
            parts += words(delta)
            for call in delta["tool_calls"]?.looseList ?? [] { calls.join(call) }
            if let call = delta["function_call"], call.saysSomething { calls.join(call) }
            let reason = ChatStop(choice["finish_reason"])
            let isBare = delta["content"]?.looseWords.isEmpty != false && delta["tool_calls"]?.saysSomething != true
            endsAreTold = endsAreTold || isBare == (reason != nil)
            stop = reason ?? stop
        }
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
                && delta?["tool_calls"]?.saysSomething != true && ChatStop(choice["finish_reason"]) == nil
            return answer.takes(choice["index"]?.looseInteger, opens: opens)
        }
    }

    /// The last chunk may have the whole answer beside its end.
    private func unsaid(of message: JSONValue, ends reason: JSONValue?) -> JSONValue {
        guard ChatStop(reason) != nil, !said.isEmpty, case .object(var fields) = message,
            let whole = fields["content"]?.looseWords, whole.hasPrefix(said)
        else { return message }
        fields["content"] = .string(String(whole.dropFirst(said.count)))
        for name in JSONValue.thoughtFields { fields[name] = nil }
        return .object(fields)
    }

    /// All words, where the last chunk has some that never came.
    private func lost(in message: JSONValue, ends reason: JSONValue?) -> String? {
        guard ChatStop(reason) != nil, content.hasWords, let whole = message["content"]?.looseWords,
            !whole.hasPrefix(said), LostWords.isMissing(in: pieces, of: whole)
        else { return nil }
        return whole
    }

    private mutating func anew(_ whole: String) -> [AnswerPart] {
        (text, growing, said, pieces) = (SplitText(), GrowingText(), whole, [whole])
        (marks, written, space) = (ThoughtMarks(isTopic: isAboutMarks), WrittenCalls(tools: tools), HeldSpace())
        let words = space.add(written.add(marks.add(whole).text))
        return words.isEmpty ? [] : [.reworded(itemID: id ?? "chat", text: words)]
    }

    private mutating func words(_ delta: JSONValue) -> [AnswerPart] {
        let itemID = id ?? "chat"
        var told = (delta["content"] ?? delta["text"])?.looseWords ?? ""
        if told.isEmpty { told = delta["audio"]?["transcript"]?.looseWords ?? "" }
        content.note(delta)
        thoughts.note(delta)
        pages.note(delta: delta)
        let words = growing.add(text.add(told))
        said += words
        if !words.isEmpty { pieces.append(words) }
        var parts = think(thinking.add(delta.thoughts)) + give(marks.add(words))
        let refusal = refusedSpace.add(refused.add(delta["refusal"]?.looseWords ?? ""))
        if !refusal.isEmpty {
            content.hasWords = true
            parts.append(.refusal(itemID: itemID, delta: refusal))
        }
        return parts
    }

    private mutating func give(_ parts: ThoughtMarks.Parts) -> [AnswerPart] {
        let before = parts.endsOpenThought ? takeBack() : []
        return before + think(parts.thought) + say(written.add(parts.text))
    }

    private mutating func think(_ words: String) -> [AnswerPart] {
        guard !words.isEmpty else { return [] }
        content.hasThoughts = true
        return [.thought(delta: words)]
    }

    /// What was said so far was thought.
    private mutating func takeBack() -> [AnswerPart] {
        let held = written.end(isWhole: false).words
        (written, space) = (WrittenCalls(tools: tools), HeldSpace())
        defer { (content.hasWords, content.hasThoughts) = (false, true) }
        return (content.hasWords ? [.wasThought(itemID: id ?? "chat")] : []) + think(held)
    }

    private mutating func say(_ words: String) -> [AnswerPart] {
        let words = space.add(words)
        guard !words.isEmpty else { return [] }
        content.hasWords = true
        return [.text(itemID: id ?? "chat", delta: words)]
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
        let last = growing.add(text.end()) + growing.end()
        let words = think(thinking.end()) + give(marks.add(last)) + give(marks.end(isWhole: isWhole))
        let rest = written.end(isWhole: isWhole && calls.isEmpty)
        for call in rest.calls { calls.join(call) }
        return words + say(rest.words)
    }

    /// The server sends nothing more: the words count that were held back.
    mutating func release() -> [AnswerPart] { isOver || stop != nil ? [] : rest(isWhole: false) }

    private var sources: [AnswerPart] {
        content.hasWords ? pages.sources.map { .source(itemID: id ?? "chat", $0) } : []
    }

    /// What the answer used, and how it was served.
    private var account: [AnswerPart] {
        (tier.map { [AnswerPart.tier($0)] } ?? []) + (usage.map { [AnswerPart.usage(Usage($0))] } ?? [])
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
