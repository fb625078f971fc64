import EchoWire

/// Reads the recording of an answer that came over a WebSocket by the rules that led it.
struct ReplayedSocketAnswer: AnswerFoldingProtocol {
    private var session = ResponsesSocketSession(ResponsesRequest(model: "", input: .items([])))

    var isOver: Bool { session.isOver }

    /// What was said is a message in any case.
    mutating func steer() { _ = session.steer([.message(ResponsesMessage(role: "user", content: ""))]) }

    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        session.receive(event).flatMap { action -> [AnswerPart] in
            switch action {
            case .give(let parts), .finish(let parts, _): parts
            case .fail(let error): [.ended(.failed(error))]
            default: []
            }
        }
    }

    mutating func receiveDone() -> [AnswerPart] { [] }
    mutating func receive(whole answer: JSONValue) -> [AnswerPart] { receive(answer) }
    mutating func release() -> [AnswerPart] { [] }
    mutating func finish() throws(EchoError) -> [AnswerPart] { [] }
}
