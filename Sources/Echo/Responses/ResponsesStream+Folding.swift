import EchoWire

extension ResponsesStream: AnswerFoldingProtocol {
    /// What is said of an answer of which nothing is known.
    static let stranger = "it is not a Responses API response"

    /// The type of an item that stands for everything before it.
    static let compaction = "compaction"

    /// What servers leave out is put in first. An event that has not the shape of its type then counts by its type alone,
    /// if it ends the answer; what it should have told is told again by a later one.
    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        let event = Self.unwrapped(event)
        if chat != nil || !event.choices.isEmpty && event["type"]?.string == nil { return receive(chat: event) }
        if let refusal = Self.refusal(in: event) { return receive(.error(Self.error(refusal))) }
        let told = Self.withItsReason(Self.withItsError(Self.renamed(event)))
        let placed = places.complete(told)
        let isPlain = placed["item"] == nil && placed["response"] == nil && placed["part"] == nil
        if isPlain, let event = try? ResponsesStreamEvent(placed) { return receive(event) }
        if let event = try? ResponsesStreamEvent(MendedEvent.mend(placed)) { return receive(event) }
        guard let type = told["type"]?.string, type != "error" else {
            return RESTRefusal(lone: event).map { receive(.error(Self.error($0))) } ?? []
        }
        switch type {
        case "response.completed": return receive(whole: Self.stub("completed", told))
        case "response.incomplete": return receive(whole: Self.stub("incomplete", told))
        case "response.failed": return receive(whole: Self.stub("failed", told))
        // Its number must not be waited for.
        default: return receive(.unknown(UnknownEvent(type: type, fields: event.object ?? [:])))
        }
    }

    mutating func receive(whole answer: JSONValue) -> [AnswerPart] {
        let answer = Self.unwrapped(answer)
        if !answer.choices.isEmpty, answer["output"] == nil { return receive(chat: answer, isWhole: true) }
        if answer["output"] != nil || answer["output_text"] != nil || answer["object"] == "response",
            var response = try? ResponsesResponse(MendedEvent.mend(response: AnswerStatus.mended(answer)))
        {
            // It says itself that more was to come.
            if ["queued", "in_progress"].contains(response.status) { response.status = "incomplete" }
            return receive(whole: response)
        }
        var refusal = RESTRefusal(json: answer)
        if refusal.message.isEmpty { refusal.message = Self.stranger }
        return receive(.error(Self.error(refusal)))
    }

    /// What a search of the web looks for, as far as its item says.
    static func query(_ item: JSONObject) -> String? {
        guard let action = item["action"] else { return nil }
        let words = action["query"]?.string ?? action["queries"]?[0]?.string ?? action["url"]?.string
        return words.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// An error by a name that others give it.
    private static func refusal(in event: JSONValue) -> RESTRefusal? {
        guard ["response.error", "response.exception"].contains(event["type"]?.string) else { return nil }
        let told = event["response"]?["error"] ?? .null
        return RESTRefusal(json: told.saysSomething ? ["error": told] : event)
    }

    /// Some gateways put what a server says into an envelope.
    private static func unwrapped(_ event: JSONValue) -> JSONValue {
        guard ["type", "choices", "output", "output_text"].allSatisfy({ event.told($0) == nil }),
            event["error"]?.saysFailure != true
        else { return event }
        let inner = ["data", "result", "response", "body"].lazy.compactMap { event[$0] }
        return inner.first { $0["type"]?.string?.hasPrefix("response.") == true || $0["output"] != nil } ?? event
    }

    /// Why an answer is not whole belongs into it, where that stands beside it.
    private static func withItsReason(_ event: JSONValue) -> JSONValue {
        guard case .object(var fields) = event, fields["type"] == "response.incomplete",
            fields["response"]?["incomplete_details"]?.saysSomething != true,
            let told = event.told("incomplete_details", "reason", "finish_reason")
        else { return event }
        var response = fields["response"]?.object ?? [:]
        response["incomplete_details"] = told
        fields["response"] = .object(response)
        return .object(fields)
    }

    /// What stands of an error beside the response belongs into it.
    private static func withItsError(_ event: JSONValue) -> JSONValue {
        guard case .object(var fields) = event, let type = fields["type"]?.string,
            ["response.failed", "response.done", "response.completed", "response.incomplete"].contains(type),
            fields["response"]?["error"]?.saysFailure != true
        else { return event }
        var error = fields["error"] ?? .null
        if !error.saysFailure, type == "response.failed", let words = fields["message"], words.saysSomething {
            error = ["message": words, "code": fields["code"] ?? .null]
        }
        guard error.saysFailure else { return event }
        var response = fields["response"]?.object ?? [:]
        response["error"] = error
        fields["response"] = .object(response)
        return .object(fields)
    }

    private static let newNames = [
        "response.text.delta": "response.output_text.delta", "output_text.delta": "response.output_text.delta",
        "response.text.done": "response.output_text.done", "output_text.done": "response.output_text.done",
    ]

    /// Words, and ends of an answer, by names that others give them.
    private static func renamed(_ event: JSONValue) -> JSONValue {
        guard case .object(var fields) = event, let type = fields["type"]?.string else { return event }
        if let name = newNames[type] {
            fields["type"] = .string(name)
            return .object(fields)
        }
        guard ["response.done", "response.completed", "response.cancelled", "response.canceled"].contains(type) else {
            return event
        }
        fields["response"] = fields["response"].map(AnswerStatus.mended)
        if type == "response.completed" { return .object(fields) }
        let status = type == "response.done" ? fields["response"]?["status"]?.string ?? "completed" : "cancelled"
        let name = ["failed", "incomplete"].contains(status) ? status : status == "cancelled" ? "failed" : "completed"
        fields["type"] = .string("response.\(name)")
        if status == "cancelled", case .object(var response)? = fields["response"] {
            response["status"] = .string(status)
            fields["response"] = .object(response)
        }
        return .object(fields)
    }

    private static func error(_ refusal: RESTRefusal) -> ResponsesErrorEvent {
        ResponsesErrorEvent(
            error: ErrorDetail(
                type: refusal.type, code: refusal.code, message: refusal.message, param: refusal.parameter))
    }

    private static func stub(_ status: String, _ event: JSONValue) -> ResponsesResponse {
        ResponsesResponse(id: event["response"]?["id"]?.string ?? "", status: status, output: [])
    }
}

extension ResponsesResponse {
    /// An error beside an answer that is called completed.
    var hasFailed: Bool { error.map { $0.json.saysFailure } ?? extra["error"]?.saysFailure ?? false }

    /// Whether nothing in it says that it was cut off, or failed.
    var saysWhole: Bool { !["failed", "cancelled", "incomplete"].contains(status) && !hasFailed }

    var failure: EchoError {
        var refusal =
            if let error = error?.json ?? extra["error"], error.saysSomething {
                RESTRefusal(json: ["error": error])
            } else {
                RESTRefusal(message: "")
            }
        if refusal.message.isEmpty, status == "cancelled" { refusal.message = "the server cancelled it" }
        return refusal.failure
    }
}

extension ResponsesItem {
    /// Nil for what the model did not say.
    var message: ResponsesMessage? {
        if case .message(let message) = self, message.role == "assistant" { message } else { nil }
    }
}

extension ResponsesMessage {
    /// All its words, those of parts of another shape among them.
    var words: String { content.parts.map(\.looseWords).joined() }
}

extension ResponsesPart {
    var looseWords: String {
        guard case .unknown(let fields) = self else { return words ?? "" }
        return fields["type"] == "text" ? JSONValue.object(fields).looseWords : ""
    }

    var isRefusal: Bool { if case .refusal = self { true } else { false } }

    /// Whether the model says it to the person.
    var isSaid: Bool {
        switch self {
        case .outputText, .refusal: true
        default: false
        }
    }
}
