import EchoWire

/// The rules of one answer over a WebSocket: what the server says goes in, what is to be done comes out.
///
/// Pure: no clock, no connection. Until something of the answer has come, it can be asked for again, or over HTTP.
struct ResponsesSocketSession: Sendable {
    private var request: ResponsesRequest
    private let canSteer: Bool
    private var folding = ResponsesStream()
    /// The request names an answer before it, and tells what came since.
    private var continuesAnother = false
    private var mayReopen = true
    private var responseID: String?
    private var made = ResponsesChain.Made()
    /// Something was said to the answer: the server's memory of the conversation and ours may not be the same.
    private var wasSteered = false
    /// What was said to the answer, and nothing is known of it yet.
    private var unansweredSteers = 0
    /// What was said to the answer is taken up by another one.
    private var awaitsSuccessor = false
    /// The end of an answer that another one may follow.
    private var heldEnd: AnswerEnd?
    /// Something of the answer has come.
    private(set) var hasBegun = false
    private(set) var isOver = false
    /// What the server knows of the conversation now; nil for nothing that could be built on.
    private(set) var chain: ResponsesChain?

    /// - Parameters:
    ///   - request: with the whole conversation.
    ///   - canSteer: whether more may be said to the answer.
    init(_ request: ResponsesRequest, canSteer: Bool = true) {
        (self.request, self.canSteer) = (request, canSteer)
        // A stream is all that there is, so that a server may not want to hear of its options.
        self.request.streamOptions = nil
    }

    /// Asks on a connection.
    ///
    /// - Parameter chain: what the server knows over it.
    mutating func begin(after chain: ResponsesChain?) -> JSONValue {
        folding = ResponsesStream()
        guard let chain, let rest = chain.rest(of: items, model: request.model) else {
            continuesAnother = false
            return ResponsesCreateMessage(request: request).event
        }
        continuesAnother = true
        var shorter = request
        shorter.input = .items(rest)
        shorter.previousResponseID = chain.id
        return ResponsesCreateMessage(request: shorter).event
    }

    mutating func receive(_ event: JSONValue) -> [ResponsesSocketAction] {
        guard !isOver else { return [] }
        switch event["type"] {
        case "response.steer.accepted": return steerAccepted(event)
        case "response.steer.pending":
            unansweredSteers = max(0, unansweredSteers - 1)
            return settle()
        case "response.steer.failed": return steerFailed(code: event["error"]?["code"]?.string)
        case "error": return receive(RESTRefusal(json: event), event)
        default: return take(folding.receive(event))
        }
    }

    /// What came over the connection was no event.
    mutating func receiveNonsense(_ reason: String) -> [ResponsesSocketAction] {
        let error = EchoError.invalidData(reason: reason)
        guard hasBegun else { return askOverHTTP(because: error) }
        return showRest(before: error)
    }

    /// The connection has ended, by whatever means.
    mutating func connectionEnded(code: Int = 1006) -> [ResponsesSocketAction] {
        guard !isOver else { return [] }
        guard hasBegun else { return tryAnew() }
        if heldEnd != nil { return giveUpSteering() }
        return showRest(before: .connectionLost(code: code, reason: "the answer was cut off"))
    }

    /// What was held back for a missing event is shown before the cut.
    private mutating func showRest(before error: EchoError) -> [ResponsesSocketAction] {
        let rest = take(folding.release())
        return isOver ? rest : rest + fail(error)
    }

    /// Nothing has come for longer than is waited for.
    mutating func stayedSilent(host: String) -> [ResponsesSocketAction] {
        heldEnd == nil ? askOverHTTP(because: .connectionTimedOut(host: host)) : giveUpSteering()
    }

    /// The answer has ended, and it is waited for what becomes of what was said to it.
    var isHeld: Bool { heldEnd != nil }

    /// What more is said to the answer that is being made; nil when it cannot be told anything.
    mutating func steer(_ items: [ResponsesItem]) -> JSONValue? {
        guard canSteer, !isOver, heldEnd == nil, let responseID, !items.isEmpty else { return nil }
        (unansweredSteers, wasSteered) = (unansweredSteers + 1, true)
        return ResponsesSteer(previousResponseID: responseID, input: .items(items)).event
    }

    /// What was to be said did not go out.
    mutating func steerUnsent() { unansweredSteers = max(0, unansweredSteers - 1) }

    private var items: [ResponsesItem] { request.input?.items ?? [] }

    // MARK: the answer

    private mutating func take(_ parts: [AnswerPart]) -> [ResponsesSocketAction] {
        var given: [AnswerPart] = []
        for part in parts {
            made.note(part)
            switch part {
            case .began(let id, _):
                responseID = id
                given += canSteer && !id.isEmpty ? [.steerable, part] : [part]
            case .ended(let end):
                hasBegun = true
                heldEnd = end
                return [.give(given)] + settle()
            default: given.append(part)
            }
        }
        hasBegun = hasBegun || !given.isEmpty
        return given.isEmpty ? [] : [.give(given)]
    }

    /// An answer that has ended is over when nothing that was said to it is left.
    private mutating func settle() -> [ResponsesSocketAction] {
        guard let heldEnd else { return [] }
        if case .failed = heldEnd { return end(heldEnd, keepsConnection: false) }
        if awaitsSuccessor || heldEnd == .incomplete(reason: Self.steered) { return goOn(after: heldEnd) }
        return unansweredSteers > 0 ? [] : end(heldEnd, keepsConnection: true)
    }

    private mutating func end(_ end: AnswerEnd, keepsConnection: Bool) -> [ResponsesSocketAction] {
        isOver = true
        if end == .completed, keepsConnection, !wasSteered, let responseID {
            chain = ResponsesChain(id: responseID, model: request.model, told: items, made: made)
        }
        return [.finish(with: [.ended(end)], keepsConnection: keepsConnection)]
    }

    private mutating func fail(_ error: EchoError) -> [ResponsesSocketAction] {
        isOver = true
        return [.fail(error)]
    }

    // MARK: steering

    /// Why an answer is incomplete to which more was said.
    private static let steered = "steered"

    private mutating func steerAccepted(_ event: JSONValue) -> [ResponsesSocketAction] {
        unansweredSteers = max(0, unansweredSteers - 1)
        // Of an answer that is over it is known already that another one follows.
        guard let responseID, event["steer"]?["previous_response_id"]?.string == responseID else { return settle() }
        awaitsSuccessor = true
        return settle()
    }

    private mutating func steerFailed(code: String?) -> [ResponsesSocketAction] {
        if code == "successor_creation_failed" {
            awaitsSuccessor = false
        } else {
            unansweredSteers = max(0, unansweredSteers - 1)
        }
        let lesson: [ResponsesSocketAction] = code == "steering_not_supported" ? [.forbidSteering] : []
        return lesson + (heldEnd == nil ? [.give([.steerFailed])] : giveUpSteering())
    }

    /// The answer stands as it is, and what was said to it is asked anew.
    private mutating func giveUpSteering() -> [ResponsesSocketAction] {
        isOver = true
        return [
            .finish(
                with: [.steered(isWhole: heldEnd == .completed), .steerFailed], keepsConnection: unansweredSteers == 0)
        ]
    }

    private mutating func goOn(after end: AnswerEnd) -> [ResponsesSocketAction] {
        (folding, responseID, awaitsSuccessor, heldEnd) = (ResponsesStream(), nil, false, nil)
        return [.give([.steered(isWhole: end == .completed)])]
    }

    // MARK: errors

    private mutating func receive(_ refusal: RESTRefusal, _ event: JSONValue) -> [ResponsesSocketAction] {
        if unansweredSteers > 0, hasBegun, Self.isAboutSteering(refusal) { return steerFailed(code: refusal.code) }
        guard !hasBegun else {
            if refusal.code == Self.ageLimit { return connectionEnded(code: 1001) }
            return take(folding.receive(event))
        }
        switch refusal.code {
        case "previous_response_not_found" where continuesAnother: return [.send(begin(after: nil))]
        case Self.ageLimit: return tryAnew()
        default: break
        }
        // Over HTTP it is waited for, done without what is not wanted, or said why not.
        let status = event["status"]?.looseInteger ?? (refusal.code == "rate_limit_exceeded" ? 429 : 400)
        let isBusy = status == 429 || status >= 500 || refusal.code == "websocket_stream_limit_reached"
        return askOverHTTP(because: isBusy ? nil : refusal.echoError(status: status, model: request.model))
    }

    /// A connection may get so old.
    private static let ageLimit = "websocket_connection_limit_reached"

    /// A server that does not know what it was told says so as of any event.
    private static func isAboutSteering(_ refusal: RESTRefusal) -> Bool {
        refusal.message.contains("steer")
            || ["type", "input", "previous_response_id"].contains(refusal.parameter)
    }

    /// Once, over a new connection; the second time over HTTP.
    private mutating func tryAnew() -> [ResponsesSocketAction] {
        guard mayReopen else { return askOverHTTP() }
        mayReopen = false
        return [.reopen]
    }

    private mutating func askOverHTTP(because refusal: EchoError? = nil) -> [ResponsesSocketAction] {
        isOver = true
        return [.askOverHTTP(because: refusal)]
    }
}

/// An action of the rules of an answer over a WebSocket.
enum ResponsesSocketAction: Sendable, Hashable {
    case send(JSONValue)
    case give([AnswerPart])
    /// Close the connection, and ask again over a new one.
    case reopen
    /// `because`: what the server does not like, of the request or of the WebSocket.
    case askOverHTTP(because: EchoError?)
    /// Never again of this model.
    case forbidSteering
    /// The answer ends in an error, and the connection with it.
    case fail(EchoError)
    /// The last one. The connection is free for the next request before the last parts are given: one may follow from
    /// them.
    case finish(with: [AnswerPart], keepsConnection: Bool)
}
