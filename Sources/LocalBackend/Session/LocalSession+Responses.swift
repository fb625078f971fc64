import EchoWire

extension LocalSession {
    /// Answers that are made at the same time.
    private static let mostAnswers = 16

    mutating func createResponse(_ parameters: ResponseCreateParameters) throws(SessionProblem) {
        guard !settings.isTranscription else { throw .noResponses }
        let isInConversation = parameters.conversation != "none"
        if isInConversation, let activeID { throw .activeResponse(activeID) }
        if let voice = parameters.audio?.output?.voice, voice != settings.voice, hasSpoken, isInConversation {
            throw .invalid(
                "response.audio.output.voice", "Cannot update a conversation's voice if assistant audio is present.")
        }
        try rules.check(parameters)
        try checkReferences(parameters.input ?? [])
        if isInConversation { try checkRoom() }
        try checkAnswers(parameters)
        begin(parameters, script: .brain)
    }

    mutating func cancelResponse(_ id: String?) throws(SessionProblem) {
        guard let target = id ?? activeID, answers[target] != nil else { throw .nothingToCancel }
        cancel(target, reason: "client_cancelled")
    }

    /// The user's turn is over: an answer is due.
    mutating func answerTurn() {
        guard activeID == nil else {
            owesAnswer = true
            return
        }
        begin(ResponseCreateParameters(), script: .brain)
    }

    /// A timer that the brain set is over.
    mutating func announce(_ number: Int) {
        guard let text = announcements.removeValue(forKey: number) else { return }
        dueAnnouncements.append(text)
        settle()
    }

    /// Begins what had to wait until nobody spoke.
    mutating func settle() {
        guard activeID == nil, !settings.isTranscription else { return }
        if owesAnswer {
            owesAnswer = false
            begin(ResponseCreateParameters(), script: .brain)
        } else if !turn.isSpeaking, !dueAnnouncements.isEmpty {
            begin(ResponseCreateParameters(), script: .line(dueAnnouncements.removeFirst()))
        }
    }

    mutating func cancel(_ id: String, reason: String) {
        finish(id, ResponseStatusDetails(type: "cancelled", reason: reason))
    }

    mutating func fail(_ id: String, _ reason: String) {
        let error = ResponseError(type: "server_error", code: "server_error", message: reason)
        finish(id, ResponseStatusDetails(type: "failed", error: error))
    }

    /// Goes on with answers that waited for the words of a turn.
    mutating func proceedWaiting() {
        for id in answers.keys.sorted() where answers[id]?.isThinking == false { proceed(id) }
    }

    /// What is made at the same time is bounded, by number and by what it is made of.
    private func checkAnswers(_ parameters: ResponseCreateParameters) throws(SessionProblem) {
        let weight = answers.values.reduce(parameters.json.weight) { $0 + $1.weight }
        guard answers.count < Self.mostAnswers, answers.isEmpty || weight <= configuration.itemBytes else {
            throw .tooManyResponses
        }
    }

    private func checkReferences(_ input: [ConversationItem]) throws(SessionProblem) {
        for case .reference(let reference) in input where !items.contains(reference.id) {
            throw .invalid("response.input", "Item with id '\(reference.id)' does not exist.")
        }
    }

    private mutating func begin(_ parameters: ResponseCreateParameters, script: OpenResponse.Script) {
        let answer = OpenResponse(
            id: ids.next("resp"), isInConversation: parameters.conversation != "none", parameters: parameters,
            settings: settings.overridden(by: parameters), script: script, weight: parameters.json.weight)
        answers[answer.id] = answer
        if answer.isInConversation {
            activeID = answer.id
            idleSinceMs = nil
        }
        send(ServerEvent.responseCreated, ResponseCreated(response: describe(answer, status: "in_progress")))
        proceed(answer.id)
    }

    private mutating func proceed(_ id: String) {
        guard let answer = answers[id] else { return }
        let context = context(of: answer)
        let heard = context.compactMap { $0.id }.compactMap { hearings[$0] }
        guard !heard.contains(where: { $0.state == .listening }) else { return }
        answers[id]?.isThinking = true
        countPrompt(context, for: id)
        switch answer.script {
        case .line(let text): recite(text, for: id)
        case .brain: ask(context, for: id)
        }
    }

    private mutating func ask(_ context: [ConversationItem], for id: String) {
        guard let answer = answers[id] else { return }
        let last = context.last?.id.flatMap { hearings[$0] }
        switch last?.state {
        case .failed(let reason): return fail(id, "The speech could not be recognised: \(reason)")
        case .heard(let transcript) where transcript.text.isEmpty: return answerWordless(last, for: id)
        default:
            let seed = ids.nextSeed()
            actions.append(.think(answer: id, prompt(for: answer, context, seed: seed)))
        }
    }

    /// Nothing is invented for a turn without words.
    private mutating func answerWordless(_ hearing: Hearing?, for id: String) {
        guard let hearing else { return }
        actions.append(.forgetAnticipated)
        if hearing.isIdleTurn { return recite(StandingLines.stillThere, for: id) }
        if hearing.voicedMs >= Self.speechMs { return recite(StandingLines.notCaught, for: id) }
        endThinking(id)
    }

    private mutating func recite(_ text: String, for id: String) {
        take(.text(text), for: id)
        endThinking(id)
    }

    func context(of answer: OpenResponse) -> [ConversationItem] {
        guard case .brain = answer.script else { return [] }
        guard let input = answer.parameters.input else { return items.items }
        return input.compactMap { item in
            if case .reference(let reference) = item { items[reference.id] } else { item }
        }
    }

    private func prompt(for answer: OpenResponse, _ context: [ConversationItem], seed: UInt64) -> BrainPrompt {
        BrainPrompt(
            instructions: answer.settings.session.instructions ?? "", items: context.compactMap(brainItem),
            tools: Self.tools(answer.settings.session.tools),
            toolChoice: BrainToolChoice(answer.settings.session.toolChoice), now: now,
            timeZone: configuration.timeZone, seed: seed)
    }

    /// Has the brain read what is known before a question comes.
    mutating func prepareAnswer() {
        guard settings.createsResponse, activeID == nil else { return }
        let parameters = ResponseCreateParameters()
        let answer = OpenResponse(
            id: "", isInConversation: true, parameters: parameters, settings: settings, script: .brain)
        actions.append(.prepare(prompt(for: answer, items.items, seed: 0)))
    }

    /// Thinks about what `answerTurn()` will ask when these are the words of the turn.
    mutating func anticipate(_ words: String, of item: String) {
        let parameters = ResponseCreateParameters()
        let answer = OpenResponse(
            id: "", isInConversation: true, parameters: parameters, settings: settings.overridden(by: parameters),
            script: .brain)
        let waits = items.items.compactMap(\.id).contains { hearings[$0]?.state == .listening }
        guard !waits else { return }
        let spoken = MessageItem(id: item, role: "user", content: [.inputAudio(transcript: words)])
        var seeds = SplitMix64(seed: configuration.seed &+ UInt64(buffer.total))
        let prompt = prompt(for: answer, items.items + [.message(spoken)], seed: seeds.next())
        actions.append(.anticipate(prompt))
    }

    private func brainItem(_ item: ConversationItem) -> BrainItem? {
        switch item {
        case .message(let message): brainItem(message)
        case .functionCall(let call):
            .call(id: call.callID ?? "", name: call.name, arguments: call.arguments)
        case .functionCallOutput(let output): .callOutput(id: output.callID, output: output.output)
        default: nil
        }
    }

    private func brainItem(_ message: MessageItem) -> BrainItem {
        let text = message.content.compactMap(\.words).joined(separator: " ")
        switch message.role {
        case "system": return .system(text)
        case "assistant": return .assistant(text)
        default:
            return .user(text, alternatives: message.id.flatMap { hearings[$0]?.transcript?.alternatives } ?? [])
        }
    }

    static func tools(_ tools: [ToolDefinition]?) -> [BrainTool] {
        (tools ?? []).compactMap { tool in
            guard case .function(let function) = tool else { return nil }
            return BrainTool(
                name: function.name, description: function.description ?? "",
                parameters: function.parameters ?? .object([:]))
        }
    }
}

extension SessionTerms {
    /// As one response wants it.
    func overridden(by parameters: ResponseCreateParameters) -> SessionTerms {
        var result = self
        result.session.instructions = parameters.instructions ?? session.instructions
        result.session.outputModalities = parameters.outputModalities ?? session.outputModalities
        result.session.tools = parameters.tools ?? session.tools
        result.session.toolChoice = parameters.toolChoice ?? session.toolChoice
        result.session.maxOutputTokens = parameters.maxOutputTokens ?? session.maxOutputTokens
        result.session.parallelToolCalls = parameters.parallelToolCalls ?? session.parallelToolCalls
        result.session.reasoning = parameters.reasoning ?? session.reasoning
        if let format = parameters.audio?.output?.format { result.session.audio?.output?.format = format }
        if let voice = parameters.audio?.output?.voice { result.session.audio?.output?.voice = voice }
        return result
    }
}
