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
            let delta = event.told("delta", "text") ?? .null
            fields["delta"] = .string(type.contains("arguments") ? delta.looseArguments : delta.looseWords)
        }
        for name in ["text", "refusal"] { if let words = fields[name] { fields[name] = .string(words.looseWords) } }
        if let arguments = fields["arguments"] { fields["arguments"] = .string(arguments.looseArguments) }
        return .object(fields)
    }

    static func mend(response: JSONValue) -> JSONValue {
        guard case .object(var fields) = response else { return ["id": "", "output": []] }
        fields["id"] = .string(fields["id"]?.name ?? "")
        let output = fields["output"] ?? .null
        var items = (output.string.map { [.string($0)] } ?? output.looseList).map(mend(item:))
        // Some tell the words alone.
        if items.isEmpty, let words = fields["output_text"]?.looseWords, !words.isEmpty {
            items = [mend(item: ["type": "message", "content": .string(words)])]
        }
        fields["output"] = .array(items)
        if fields["error"]?.saysFailure == false { fields["error"] = nil }
        if let details = fields["incomplete_details"] { fields["incomplete_details"] = mend(details: details) }
        fields["status"] = fields["status"]?.string.map { JSONValue.string($0.lowercased()) }
        if fields["status"] == nil || fields["status"] == "completed", let reason = cut(response.finishReason) {
            (fields["status"], fields["incomplete_details"]) = ("incomplete", ["reason": .string(reason)])
        }
        return .object(fields)
    }

    /// Why an answer is not whole, in the words of the published API; nil for one that is.
    private static func cut(_ reason: JSONValue?) -> String? {
        switch ChatStop(reason) {
        case .filtered: "content_filter"
        case .tooLong: "max_output_tokens"
        default: nil
        }
    }

    /// Why an answer is cut, in the words of the published API: as a text, in a list, or by another name.
    private static func mend(details: JSONValue) -> JSONValue {
        let told = details.array?.first ?? details
        let word = told["reason"] ?? told
        guard let reason = (word.array?.first ?? word).name else { return details }
        var fields = told.object ?? [:]
        fields["reason"] = .string(cut(.string(reason)) ?? reason)
        return .object(fields)
    }

    /// Who else than the model has messages; some servers call that by names of their own.
    private static let others: Set<String> = ["user", "system", "developer", "tool"]

    /// An item that has no shape at all keeps its place.
    static func mend(item: JSONValue) -> JSONValue {
        guard case .object(var fields) = item else {
            return item.string.map { mend(item: ["type": "message", "content": .string($0)]) } ?? ["type": "unknown"]
        }
        if let type = fields["type"]?.string, type != "message", (try? ResponsesItem(item)) != nil { return item }
        let type = fields["type"]?.string ?? (item.told("arguments") == nil ? "message" : "function_call")
        fields["type"] = .string(type)
        switch type {
        case "message":
            let role = fields["role"]?.name ?? ""
            fields["role"] = .string(others.contains(role) ? role : "assistant")
            fields["content"] = mend(content: item.told("content", "text") ?? .null)
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
        let type = fields["type"]?.string ?? (fields["refusal"]?.saysSomething == true ? "refusal" : "output_text")
        fields["type"] = .string(type == "text" ? "output_text" : type)
        for name in ["text", "refusal"] { if let words = fields[name] { fields[name] = .string(words.looseWords) } }
        if fields["type"] == "output_text" {
            fields["text"] = .string(part.told("text", "transcript")?.looseWords ?? "")
        }
        return .object(fields)
    }
}
