import EchoWire

/// Asks for written answers over the Responses API.
struct ResponsesService: AnswerServiceProtocol {
    let client: RESTClient
    let log: WireLog

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        let request = RESTRequest(
            path: "responses", body: ResponsesPrompt.request(prompt).json, streams: true, model: prompt.model)
        let reader = AnswerReader(client: client, request: request, folding: ResponsesStream(), log: log)
        return AsyncThrowingStream { try await reader.next() }
    }
}
