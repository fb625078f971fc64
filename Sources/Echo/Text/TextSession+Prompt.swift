import EchoWire

/// The conversation in the words of a request.
extension TextSession {
    var prompt: AnswerPrompt {
        AnswerPrompt(
            model: model, instructions: instructions, entries: entries, tools: tools,
            maximumOutputTokens: maximumOutputTokens, options: AnswerOptions(settings), phases: phases)
    }

    /// Everything that was said, or the memory that the server made of it and what was said since.
    private var entries: [PromptEntry] {
        let rest = continuation?.entries ?? []
        guard let compaction else { return entries(transcript.queue.all) + rest }
        let later = entries(Array(transcript.queue.messages(from: compaction.end)))
        return [.reasoning(compaction.item)] + later + rest
    }

    func entries(_ messages: [Message]) -> [PromptEntry] {
        messages.showingPictures(sees ? Picture.mostBytesOfARequest : 0).flatMap(entries)
    }

    private var phases: [String: Message.Phase] {
        var phases: [String: Message.Phase] = [:]
        for message in transcript.queue.all { phases[message.id] = message.phase }
        return phases
    }

    /// Why no answer may be asked for; nil when one may.
    var objection: EchoError? {
        guard spending.hasBudget else { return nil }
        var least = Usage()
        least.inputTextTokens = leastTokens
        return spending.objection(reading: least, model: model)
    }

    /// What the next request has the model read at least: half of the estimate, which may say too much. Of what does not
    /// fit into the context nobody knows here how much will be left.
    private var leastTokens: Int {
        let prompt = prompt
        let tokens = prompt.entries.reduce(TokenCounter.tokens(inFrameOf: prompt)) { $0 + TokenCounter.tokens(in: $1) }
        guard let contextLimit, tokens <= contextLimit else { return 0 }
        return tokens / 2
    }

    /// The voice's own instructions would make a written answer as short as a spoken one.
    private var instructions: String {
        settings.instructions == SessionSettings.defaultInstructions
            ? SessionSettings.defaultTextInstructions : settings.instructions
    }

    /// No limit is none, whatever the model's own.
    private var maximumOutputTokens: Int? {
        settings.maximumOutputTokens.map { wanted in outputLimit.map { min(wanted, $0) } ?? wanted }
    }

    private func entries(_ message: Message) -> [PromptEntry] {
        let told = message.promptEntries
        return told.isEmpty ? [] : (reasoning[message.id] ?? []).map(PromptEntry.reasoning) + told
    }
}
