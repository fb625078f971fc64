import EchoWire

/// What a server over Chat Completions wants back with a call that it made, unchanged: what its model thought before, and
/// fields of the call that the published format does not have.
struct ReturnedFields: Sendable, Hashable {
    private static let type = "chat.returned_fields"

    let callID: String
    /// Fields of the assistant's message.
    let message: JSONObject
    /// Fields of the call.
    let call: JSONObject

    init(callID: String, message: JSONObject, call: JSONObject) {
        (self.callID, self.message, self.call) = (callID, message, call)
    }

    /// Nil for what is something else that goes back.
    init?(_ json: JSONValue) {
        guard json["type"]?.string == Self.type, let id = json["call_id"]?.string else { return nil }
        self.init(callID: id, message: json["message"]?.object ?? [:], call: json["call"]?.object ?? [:])
    }

    var isEmpty: Bool { message.isEmpty && call.isEmpty }

    var json: JSONValue {
        [
            "type": .string(Self.type), "call_id": .string(callID), "message": .object(message),
            "call": .object(call),
        ]
    }
}

extension PromptEntry {
    var returnedFields: ReturnedFields? {
        if case .reasoning(let json) = self { ReturnedFields(json) } else { nil }
    }
}

/// The thoughts of an answer as its server wants them back, put together from their pieces.
struct ReturnedThoughts: Sendable, Hashable {
    /// Bytes; thoughts that are longer do not go back.
    private static let most = 1_000_000

    private var words = ""
    private var details: [JSONValue] = []
    private var size = 0

    /// A piece of a message.
    mutating func note(_ delta: JSONValue) {
        guard size < Self.most else { return }
        if let piece = delta["reasoning_content"]?.string, !piece.isEmpty {
            size += piece.utf8.count
            words += piece
        }
        for detail in delta["reasoning_details"]?.looseList ?? [] {
            size += detail.text.utf8.count
            join(detail)
        }
    }

    /// The fields of the message; none where the server told none, or more than goes back.
    var fields: JSONObject {
        guard size < Self.most else { return [:] }
        var fields: JSONObject = [:]
        let (words, half) = HalfCharacter.join(words)
        if !words.isEmpty { fields["reasoning_content"] = .string(words + (half == nil ? "" : "\u{FFFD}")) }
        if !details.isEmpty { fields["reasoning_details"] = .array(details) }
        return fields
    }

    /// Words of one detail come in pieces; its signature may come last.
    private mutating func join(_ detail: JSONValue) {
        guard case .object(let piece) = detail, case .object(var last)? = details.last, Self.isSame(piece, last) else {
            return details.append(detail)
        }
        for (name, value) in piece where value.saysSomething {
            if ["text", "summary"].contains(name), let words = value.string {
                last[name] = .string((last[name]?.string ?? "") + words)
            } else {
                last[name] = value
            }
        }
        details[details.count - 1] = .object(last)
    }

    private static func isSame(_ piece: JSONObject, _ last: JSONObject) -> Bool {
        let kind = piece["type"]?.string
        return ["reasoning.text", "reasoning.summary"].contains(kind) && kind == last["type"]?.string
            && piece["index"] == last["index"] && last["signature"]?.saysSomething != true
    }
}
