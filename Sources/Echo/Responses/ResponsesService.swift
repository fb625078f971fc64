import EchoWire

/// Asks for written answers over the Responses API.
struct ResponsesService: AnswerServiceProtocol {
    let client: RESTClient
    let log: WireLog
    var catalogue = ModelCatalogue.published
    var refused = RefusalMemory()

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        let reader = YieldingReader<ResponsesStream>(
            model: prompt.model, refused: refused, isQuiet: prompt.options.isQuiet,
            fields: { [catalogue, isVendors = client.needsKey] refused in
                AnswerFields(prompt, over: .responses, by: catalogue, isVendors: isVendors, without: refused)
            },
            open: { [client, log] fields in
                let request = RESTRequest(
                    path: "responses", body: ResponsesPrompt.request(prompt, fields).json, streams: fields.streams,
                    model: prompt.model)
                let stream = ResponsesStream(isAboutMarks: prompt.namesThoughtMarks)
                return AnswerReader(client: client, request: request, folding: stream, log: log)
            })
        return AsyncThrowingStream { try await reader.next() }
    }
}
