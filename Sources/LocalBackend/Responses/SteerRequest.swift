import EchoWire

/// Something that a client says to an answer while it is made, and what became of it.
struct SteerRequest: Sendable, Hashable {
    enum Failure: String, Sendable {
        case invalidInput = "invalid_input"
        case responseNotFound = "response_not_found"
        case responseOver = "response_already_completed"
        case tooMany = "too_many_pending_steers"
        case successorFailed = "successor_creation_failed"

        var message: String {
            switch self {
            case .invalidInput: "The input must be a text, or messages of the user and outputs of functions."
            case .responseNotFound: "There is no such response on this connection."
            case .responseOver: "The response is over. Continue it with 'response.create'."
            case .tooMany: "Too many steers wait for this response."
            case .successorFailed: "The response that was to follow could not be made."
            }
        }
    }

    let responseID: String
    let input: ResponsesInput

    init(_ fields: JSONObject) throws(SessionProblem) {
        guard let id = fields["previous_response_id"]?.string else { throw .missing("previous_response_id") }
        guard let input = fields["input"], let input = try? ResponsesInput(input) else { throw .missing("input") }
        responseID = id
        self.input = input
    }

    /// Only the user speaks, and functions answer.
    var isValid: Bool {
        let items = input.items
        return !items.isEmpty
            && items.allSatisfy { item in
                switch item {
                case .message(let message): message.role == "user"
                case .functionCallOutput: true
                default: false
                }
            }
    }

    func answers(_ call: ResponsesFunctionCall) -> Bool {
        input.items.contains {
            if case .functionCallOutput(let output) = $0 { output.callID == call.callID } else { false }
        }
    }

    func accepted(_ id: String, _ number: Int) -> ResponsesStreamEvent {
        .steerAccepted(
            ResponsesSteering(
                sequenceNumber: number, steer: ResponsesSteerReference(id: id, previousResponseID: responseID)))
    }

    func pending(_ id: String, _ number: Int, for calls: [ResponsesFunctionCall]) -> ResponsesStreamEvent {
        .steerPending(
            ResponsesSteering(
                sequenceNumber: number, steer: ResponsesSteerReference(id: id, previousResponseID: responseID),
                reason: "waiting_for_required_input",
                requiredInput: calls.map { ResponsesRequiredInput(callID: $0.callID, name: $0.name) }))
    }

    func failed(_ id: String?, _ number: Int, _ failure: Failure) -> ResponsesStreamEvent {
        .steerFailed(
            ResponsesSteering(
                sequenceNumber: number,
                steer: ResponsesSteerReference(id: id, previousResponseID: responseID, input: input),
                error: ErrorDetail(
                    type: "invalid_request_error", code: failure.rawValue, message: failure.message)))
    }
}
