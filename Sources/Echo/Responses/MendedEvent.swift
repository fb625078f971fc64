import EchoWire

/// Gives the events of a Responses stream the shape that the API publishes, where servers leave fields out or write them
/// otherwise. What cannot be mended stays as it is.
enum MendedEvent {
    static func mend(_ event: JSONValue) -> JSONValue {
        guard case .object(var fields) = event else { return event }
        if let item = fields["item"] { fields["item"] = mend(item: item) }
        if let part = fields["part"] { fields["part"] = mend(part: part) }
        if let response = fields["response"] { fields["response"] = mend(response: response) }
        let type = fields["type"]?.string ?? ""
        if type.hasSuffix(".delta") {
            let delta = fields["delta"] ?? fields["text"] ?? .null
            fields["delta"] = .string(type.contains("arguments") ? delta.looseArguments : delta.looseWords)
        }
        for name in ["text", "refusal"] { if let words = fields[name] { fields[name] = .string(words.looseWords) } }
        if let arguments = fields["arguments"] { fields["arguments"] = .string(arguments.looseArguments) }
        return .object(fields)
    }

    static func mend(response: JSONValue) -> JSONValue {
        guard case .object(var fields) = response else { return ["id": "", "output": []] }
        fields["id"] = .string(fields["id"]?.name ?? "")
        var items = (fields["output"]?.looseList ?? []).map(mend(item:))
        // Some tell the words alone.
        if items.isEmpty, let words = fields["output_text"]?.looseWords, !words.isEmpty {
            items = [mend(item: ["type": "message", "content": .string(words)])]
        }
        fields["output"] = .array(items)
        if fields["error"]?.saysFailure == false { fields["error"] = nil }
        if let details = fields["incomplete_details"] { fields["incomplete_details"] = mend(details: details) }
        return .object(fields)
    }

    /// Why an answer is cut, in the words of the published API: as a text, in a list, or by another name.
    private static func mend(details: JSONValue) -> JSONValue {
        let told = details.array?.first ?? details
        let word = told["reason"] ?? told
        guard let reason = (word.array?.first ?? word).name else { return details }
        var fields = told.object ?? [:]
        fields["reason"] =
            switch ChatStop(.string(reason)) {
            case .filtered: "content_filter"
            case .tooLong: "max_output_tokens"
            default: .string(reason)
            }
        return .object(fields)
    }

    /// An item that has no shape at all keeps its place.
    static func mend(item: JSONValue) -> JSONValue {
        guard case .object(var fields) = item else { return ["type": "unknown"] }
        if let type = fields["type"]?.string, type != "message", (try? ResponsesItem(item)) != nil { return item }
        let type = fields["type"]?.string ?? (fields["arguments"] == nil ? "message" : "function_call")
        fields["type"] = .string(type)
        switch type {
        case "message":
            fields["role"] = .string(fields["role"]?.name ?? "assistant")
            fields["content"] = mend(content: fields["content"] ?? fields["text"] ?? .null)
        case "function_call":
            let id = fields["call_id"]?.name ?? fields["id"]?.name ?? "call"
            fields["call_id"] = .string(id)
            fields["name"] = .string(fields["name"]?.name ?? "")
            fields["arguments"] = .string(fields["arguments"]?.looseArguments ?? "")
        case "reasoning": fields["id"] = .string(fields["id"]?.name ?? "")
        default: break
        }
        let mended = JSONValue.object(fields)
        return (try? ResponsesItem(mended)) == nil ? ["type": "unknown"] : mended
    }

    private static func mend(content: JSONValue) -> JSONValue {
        switch content {
        case .array(let parts): .array(parts.map(mend(part:)))
        case .object: .array([mend(part: content)])
        default: content.looseWords.isEmpty ? [] : .array([mend(part: content)])
        }
    }

    private static func mend(part: JSONValue) -> JSONValue {
        guard case .object(var fields) = part else { return ["type": "output_text", "text": .string(part.looseWords)] }
        let type = fields["type"]?.string ?? (fields["refusal"] == nil ? "output_text" : "refusal")
        fields["type"] = .string(type == "text" ? "output_text" : type)
        for name in ["text", "refusal"] { if let words = fields[name] { fields[name] = .string(words.looseWords) } }
        if fields["type"] == "output_text" { fields["text"] = fields["text"] ?? fields["transcript"] ?? "" }
        return .object(fields)
    }
}
