import EchoWire
import Foundation

/// Reads the events of a Realtime server that speaks as the beta did, or leaves out what is published: older names, an
/// error that is a text, places and names that are not told.
struct MendedServerEvents: Sendable, Hashable {
    private static let newNames = [
        "response.audio.delta": "response.output_audio.delta", "response.audio.done": "response.output_audio.done",
        "response.audio_transcript.delta": "response.output_audio_transcript.delta",
        "response.audio_transcript.done": "response.output_audio_transcript.done",
        "response.text.delta": "response.output_text.delta", "response.text.done": "response.output_text.done",
    ]

    /// How other APIs say that an answer is over, by the status that it has then.
    private static let ends = [
        "response.completed": "completed", "response.incomplete": "incomplete", "response.failed": "failed",
        "response.cancelled": "cancelled", "response.canceled": "cancelled",
    ]

    /// The answer that came last, and its item: an event that does not say of which it is, is of these.
    private var responseID: String?
    private var itemID: String?
    /// Answers that the server gave no name, and whether the last is one.
    private var unnamed = 0
    private var isUnnamed = false

    /// What is no JSON: an error where it is a sentence, harmless where it is a word; nil for events that are damaged.
    static func complaint(_ data: Data) -> ServerEvent? {
        let first = data.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard let first else { return .unknown(UnknownEvent(type: "")) }
        guard !"{[\"".utf8.contains(first), String(validating: data, as: UTF8.self) != nil else {
            return nil
        }
        let words = RESTRefusal(body: data).message
        guard words.contains(where: \.isWhitespace) else { return .unknown(UnknownEvent(type: "")) }
        return .error(ErrorEvent(error: ErrorDetail(message: words)))
    }

    /// - Throws: what is wrong with an event that cannot be mended.
    mutating func event(_ text: ServerText) throws(WireError) -> ServerEvent {
        guard case .other(let json) = text else { return try text.event }
        return try event(json)
    }

    mutating func event(_ json: JSONValue) throws(WireError) -> ServerEvent {
        let named = Self.renamed(json)
        defer { note(named) }
        // What has no type is no event: harmless, unless it is a complaint.
        guard named["type"]?.string != nil else {
            return Self.refusal(json) ?? .unknown(UnknownEvent(type: ""))
        }
        do throws(WireError) {
            let event = try ServerEvent(named)
            switch event {
            case .responseDone: break
            case .responseCreated(let created) where created.response.id ?? "" == "": break
            case .unknown(let unknown): return Self.failure(unknown.type, json) ?? event
            default: return event
            }
        } catch {
            if let refusal = Self.refusal(json) { return refusal }
            guard let event = try? ServerEvent(mended(named)) else { throw error }
            return event
        }
        return try ServerEvent(mended(named))
    }

    /// An event that nobody knows, and that says by its name and in words that something failed.
    private static func failure(_ type: String, _ json: JSONValue) -> ServerEvent? {
        guard type.hasSuffix("error") || type.hasSuffix("failed") else { return nil }
        return complaint(in: json)
    }

    private static func renamed(_ json: JSONValue) -> JSONValue {
        guard case .object(var fields) = json, let type = fields["type"]?.string else { return json }
        if let name = newNames[type] {
            fields["type"] = .string(name)
        } else if let status = ends[type], case .object(var response)? = fields["response"] {
            response["status"] = .string(response["status"]?.string ?? status)
            (fields["type"], fields["response"]) = ("response.done", .object(response))
        } else if type == "session.created" || type == "session.updated", fields["session"]?.object == nil {
            fields["session"] = ["type": "realtime"]
        }
        if fields["type"] == "response.done" { fields["response"] = fields["response"].map(AnswerStatus.mended) }
        return .object(fields)
    }

    private static func refusal(_ json: JSONValue) -> ServerEvent? {
        json["type"]?.string == nil || json["type"] == "error" ? complaint(in: json) : nil
    }

    private static func complaint(in json: JSONValue) -> ServerEvent? {
        guard let refusal = RESTRefusal(lone: json) else { return nil }
        let detail = ErrorDetail(
            type: refusal.type, code: refusal.code, message: refusal.message, param: refusal.parameter,
            eventID: json["error"]?["event_id"]?.string)
        return .error(ErrorEvent(eventID: json["event_id"]?.string, error: detail))
    }

    private mutating func note(_ json: JSONValue) {
        let type = json["type"]?.string
        if let told = json["response"]?["id"]?.name ?? json["response_id"]?.name {
            (responseID, isUnnamed) = (told, false)
        }
        if type == "response.done" || type == "response.created" { itemID = nil }
        // The next one without a name is another answer.
        if type == "response.done", isUnnamed { responseID = nil }
        guard type?.hasPrefix("response.") == true else { return }
        itemID = json["item"]?["id"]?.name ?? json["item_id"]?.name ?? itemID
    }

    /// The answer that an event without a name is of.
    private mutating func answer(isNew: Bool) -> String {
        if let responseID, !isNew { return responseID }
        unnamed += 1
        let name = "answer_\(unnamed)"
        (responseID, isUnnamed) = (name, true)
        return name
    }

    /// Why an answer failed, in whatever shape it is told.
    private static func details(_ response: JSONObject) -> JSONValue? {
        let told = response["status_details"] ?? .null
        let error = response["error"] ?? .null
        guard !told.isNull || !error.isNull else { return nil }
        let isPlain = told.object != nil && told["error"]?.string == nil
        if isPlain, (try? ResponseStatusDetails(told)) != nil { return told }
        let refusal = RESTRefusal(json: told.isNull ? error : told)
        let words: [String: String?] = [
            "type": refusal.type, "code": refusal.code, "message": refusal.message,
        ]
        return [
            "reason": told["reason"]?.string.map(JSONValue.string) ?? .null,
            "error": .object(words.compactMapValues { $0.map(JSONValue.string) }),
        ]
    }

    private mutating func mended(_ json: JSONValue) -> JSONValue {
        guard case .object(var fields) = json, let type = fields["type"]?.string, type.hasPrefix("response.") else {
            return json
        }
        if let response = json.told("response") {
            var mended = MendedEvent.mend(response: response).object ?? [:]
            if mended["id"] == "" { mended["id"] = .string(answer(isNew: type == "response.created")) }
            if type == "response.done" { mended["status_details"] = Self.details(mended) }
            fields["response"] = .object(mended)
            return .object(fields)
        }
        if type == "response.done" {
            fields["response"] = ["id": .string(answer(isNew: false)), "output": [], "status": "completed"]
            return .object(fields)
        }
        let response = fields["response_id"]?.name ?? answer(isNew: false)
        fields["response_id"] = .string(response)
        if let item = json.told("item") {
            fields["item"] = MendedEvent.mend(item: item)
        } else {
            fields["item_id"] = .string(fields["item_id"]?.name ?? itemID ?? "item_\(response)")
        }
        for name in ["output_index", "content_index"] { fields[name] = .integer(fields[name]?.looseInteger ?? 0) }
        if type.hasPrefix("response.function_call_arguments") {
            fields["call_id"] = .string(fields["call_id"]?.name ?? "")
            if let arguments = fields["arguments"] { fields["arguments"] = .string(arguments.looseArguments) }
        }
        for (end, name, other) in [("text.done", "text", "transcript"), ("transcript.done", "transcript", "text")]
        where type.hasSuffix(end) {
            fields[name] = .string(json.told(name, other)?.looseWords ?? "")
        }
        if type.hasSuffix(".delta"), !type.hasSuffix("audio.delta") {
            fields["delta"] = .string(json.told("delta", "text", "transcript")?.looseWords ?? "")
        }
        return .object(fields)
    }
}
