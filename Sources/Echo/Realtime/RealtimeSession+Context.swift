/// What of a long conversation a new session is told.
extension RealtimeSession {
    /// The newest turns, as many as fit; all when even the last does not, for the server to say what it thinks of it.
    mutating func messagesThatFit() -> [Message] {
        let messages = queue.all
        guard let plan = try? fitting?.plan(prompt(of: messages)), let trim = plan.trim else { return messages }
        let left = Set(trim.messageIDs)
        let calls = Set(plan.left.compactMap { if case .call(let call) = $0 { call.id } else { nil } })
        emit(.contextTrimmed(trim))
        return messages.filter { !left.contains($0.id) && !calls.contains($0.tool?.call.id ?? "") }
    }

    private func prompt(of messages: [Message]) -> AnswerPrompt {
        AnswerPrompt(
            model: model, instructions: settings.instructions, entries: messages.flatMap(\.promptEntries), tools: tools)
    }
}
