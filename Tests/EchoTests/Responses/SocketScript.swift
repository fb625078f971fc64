import EchoWire

@testable import Echo

/// Plays a server's part against the pure rules of an answer over a WebSocket.
struct SocketScript {
    var session: ResponsesSocketSession
    private(set) var sent: [JSONValue] = []
    private(set) var actions: [ResponsesSocketAction] = []

    init(_ items: [ResponsesItem] = [.user("hello")], after chain: ResponsesChain? = nil, canSteer: Bool = true) {
        session = ResponsesSocketSession(
            ResponsesRequest(model: "m", input: .items(items)), canSteer: canSteer)
        sent.append(session.begin(after: chain))
    }

    mutating func server(_ event: JSONValue) { actions += session.receive(event) }

    mutating func begins(_ id: String = "resp_1") {
        server(["type": "response.created", "response": ["id": .string(id), "output": [], "model": "m"]])
    }

    mutating func says(_ delta: String, in item: String = "msg_1") {
        server([
            "type": "response.output_text.delta", "item_id": .string(item), "output_index": 0, "content_index": 0,
            "delta": .string(delta),
        ])
    }

    mutating func completes(_ id: String = "resp_1") {
        server([
            "type": "response.completed", "response": ["id": .string(id), "status": "completed", "output": []],
        ])
    }

    mutating func isSteered(_ id: String = "resp_1") {
        server([
            "type": "response.incomplete",
            "response": [
                "id": .string(id), "status": "incomplete", "incomplete_details": ["reason": "steered"], "output": [],
            ],
        ])
    }

    mutating func accepts(_ id: String = "resp_1") {
        server([
            "type": "response.steer.accepted", "sequence_number": 0,
            "steer": ["id": "steer_1", "previous_response_id": .string(id)],
        ])
    }

    mutating func rejects(_ code: String, _ id: String = "resp_1") {
        server([
            "type": "response.steer.failed", "sequence_number": 0, "steer": ["previous_response_id": .string(id)],
            "error": ["type": "invalid_request_error", "code": .string(code), "message": "No."],
        ])
    }

    mutating func errs(_ code: String, status: Int? = nil, _ message: String = "No.", parameter: String? = nil) {
        var error: JSONObject = ["type": "error", "code": .string(code), "message": .string(message)]
        error["param"] = parameter.map { .string($0) }
        var event: JSONObject = ["type": "error", "error": .object(error)]
        event["status"] = status.map { .integer($0) }
        server(.object(event))
    }

    /// It says something that is no event.
    mutating func mumbles() { actions += session.receiveNonsense("it is no event") }

    mutating func breaks() { actions += session.connectionEnded() }

    /// What a person adds.
    mutating func adds(_ text: String) {
        if let event = session.steer([.user(text)]) { sent.append(event) }
    }

    var parts: [AnswerPart] {
        actions.flatMap { action -> [AnswerPart] in
            switch action {
            case .give(let parts), .finish(let parts, _): parts
            default: []
            }
        }
    }

    /// All but what was given.
    var orders: [ResponsesSocketAction] {
        actions.compactMap { action in
            switch action {
            case .give: nil
            case .finish(_, let keepsConnection): .finish(with: [], keepsConnection: keepsConnection)
            default: action
            }
        }
    }
}

extension ResponsesItem {
    static func user(_ text: String) -> ResponsesItem {
        .message(ResponsesMessage(type: nil, role: "user", content: .text(text)))
    }

    static func assistant(_ text: String) -> ResponsesItem {
        .message(ResponsesMessage(type: nil, role: "assistant", content: .text(text)))
    }
}
