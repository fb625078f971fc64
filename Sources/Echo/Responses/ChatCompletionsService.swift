import EchoWire

/// Asks for written answers over Chat Completions, which nearly every server speaks.
struct ChatCompletionsService: AnswerServiceProtocol {
    let client: RESTClient
    let log: WireLog
    /// Whether the server may know older names only.
    let usesOldNames: Bool

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        let request = RESTRequest(
            path: "chat/completions", body: ChatPrompt.request(prompt, oldNames: usesOldNames).json, streams: true,
            model: prompt.model)
        let reader = AnswerReader(client: client, request: request, folding: ChatStream(), log: log)
        return AsyncThrowingStream { try await reader.next() }
    }
}
