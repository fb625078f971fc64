import EchoWire

/// The conversation in the words of a request.
extension TextSession {
    var prompt: AnswerPrompt {
        AnswerPrompt(
            model: model, instructions: instructions, entries: queue.all.flatMap(entries), tools: tools,
            maximumOutputTokens: maximumOutputTokens)
    }

    /// The voice's own instructions would make a written answer as short as a spoken one.
    private var instructions: String {
        settings.instructions == SessionSettings.defaultInstructions
            ? SessionSettings.defaultTextInstructions : settings.instructions
    }

    private var maximumOutputTokens: Int? {
        let most = [settings.maximumOutputTokens, Models.responses[model]].compactMap(\.self)
        return most.min()
    }

    private func entries(_ message: Message) -> [PromptEntry] {
        let thoughts = (reasoning[message.id] ?? []).map(PromptEntry.reasoning)
        if let tool = message.tool { return thoughts + entries(tool) }
        let text = message.heardText
        guard message.isFinal, !text.isEmpty else { return [] }
        return thoughts + [.message(id: message.id, role: message.role, text: text)]
    }

    /// A call without its result would be refused: one that was stopped says so.
    private func entries(_ tool: ToolActivity) -> [PromptEntry] {
        let output = tool.output ?? ToolResult.stopped
        return [.call(tool.call), .result(ToolResult(callID: tool.call.id, output: output))]
    }
}
