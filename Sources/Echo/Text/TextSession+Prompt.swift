import EchoWire

/// The conversation in the words of a request.
extension TextSession {
    var prompt: AnswerPrompt {
        AnswerPrompt(
            model: model, instructions: instructions, entries: transcript.queue.all.flatMap(entries), tools: tools,
            maximumOutputTokens: maximumOutputTokens)
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
