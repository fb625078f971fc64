/// Turns of a spoken conversation, and what stops an answer.
extension ConversationEngine {
    /// Also while a change is tried: the answer that is stopped is the one being heard.
    func interrupt() async { await leg.request(.interrupt) }

    func decide(_ decision: ToolDecision, on callID: String) { leg.desk.decide(decision, on: callID) }

    /// - Throws: `notInVoiceMode`, `notConnected`.
    func startListening() async throws(EchoError) {
        await changeToEnd()
        try await requireVoice()
        await leg.request(.startListening)
    }

    func stopListening() async { await leg.request(.stopListening) }

    /// - Throws: `notInVoiceMode`, `notConnected`.
    func endUserTurn() async throws(EchoError) {
        try await requireVoice()
        await leg.request(.endUserTurn)
    }

    private func requireVoice() async throws(EchoError) {
        guard leg.mode == .audio else { throw .notInVoiceMode }
        try await leg.requireConnection()
    }
}
