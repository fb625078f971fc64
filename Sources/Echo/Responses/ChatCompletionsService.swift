import EchoWire

/// Asks for written answers over Chat Completions, which nearly every server speaks.
struct ChatCompletionsService: AnswerServiceProtocol {
    let client: RESTClient
    let log: WireLog
    /// Whether the server may know older names only.
    let usesOldNames: Bool
    var catalogue = ModelCatalogue.published
    var refused = RefusalMemory()
    /// It is asked since the server has no Responses API.
    var lacksResponses = false
    /// It is not asked again where it fails.
    var triesOnce = false

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        let reader = YieldingReader<ChatStream>(
            model: prompt.model, refused: refused, isQuiet: prompt.options.isQuiet,
            lacksResponses: lacksResponses, isChatOnly: catalogue[prompt.model]?.isChatOnly == true,
            fields: { [catalogue, usesOldNames] refused in
                AnswerFields(
                    prompt, over: .chatCompletions, by: catalogue, without: refused, oldNames: usesOldNames)
            },
            open: { [client, log, triesOnce] fields in
                var request = RESTRequest(
                    path: "chat/completions", body: ChatPrompt.request(prompt, fields).json, streams: fields.streams,
                    model: prompt.model)
                request.isTriedOnce = triesOnce
                let stream = ChatStream(tools: fields.trim.functionNames, isAboutMarks: prompt.namesThoughtMarks)
                return AnswerReader(client: client, request: request, folding: stream, log: log)
            })
        return AsyncThrowingStream { try await reader.next() }
    }
}
