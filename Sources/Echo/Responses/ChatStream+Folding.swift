import EchoWire

extension ChatStream: AnswerFoldingProtocol {
    /// What is neither a chunk nor an error is left alone.
    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        if event["choices"] == nil, event["error"]?.isNull == false {
            return fail(RESTRefusal(json: event))
        }
        return (try? ChatChunk(event)).map { receive(.chunk($0)) } ?? []
    }

    mutating func receiveDone() -> [AnswerPart] { receive(.done) }

    mutating func receive(whole answer: JSONValue) -> [AnswerPart] {
        if let completion = try? ChatCompletion(answer) { return receive(whole: completion) }
        var refusal = RESTRefusal(json: answer)
        if refusal.message.isEmpty { refusal.message = "it is not a Chat Completions response" }
        return fail(refusal)
    }
}
