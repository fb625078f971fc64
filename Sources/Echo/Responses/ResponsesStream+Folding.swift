import EchoWire

extension ResponsesStream: AnswerFoldingProtocol {
    /// An event that has not the shape of its type counts by its type alone, if it ends the answer; what it should
    /// have told is told again by a later one.
    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        if let event = try? ResponsesStreamEvent(event) { return receive(event) }
        switch event["type"]?.string {
        case "response.completed": return receive(whole: Self.stub("completed", event))
        case "response.incomplete": return receive(whole: Self.stub("incomplete", event))
        case "response.failed": return receive(whole: Self.stub("failed", event))
        case nil where event["error"] != nil: return receive(.error(Self.error(event)))
        default: return []
        }
    }

    mutating func receiveDone() -> [AnswerPart] { [] }

    mutating func receive(whole answer: JSONValue) -> [AnswerPart] {
        if let response = try? ResponsesResponse(answer) { return receive(whole: response) }
        return receive(.error(Self.error(answer)))
    }

    private static func error(_ json: JSONValue) -> ResponsesErrorEvent {
        let refusal = RESTRefusal(json: json)
        let message = refusal.message.isEmpty ? "it is not a Responses API response" : refusal.message
        return ResponsesErrorEvent(
            error: ErrorDetail(type: refusal.type, code: refusal.code, message: message, param: refusal.parameter))
    }

    private static func stub(_ status: String, _ event: JSONValue) -> ResponsesResponse {
        ResponsesResponse(id: event["response"]?["id"]?.string ?? "", status: status, output: [])
    }
}
