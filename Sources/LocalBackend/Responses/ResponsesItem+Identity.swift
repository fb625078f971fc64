import EchoWire

extension ResponsesItem {
    /// As it is listed later: with an id, and a message's words as parts.
    func identified(by ids: inout IdentifierSource) -> ResponsesItem {
        switch self {
        case .message(var message):
            message.type = "message"
            message.id = message.id ?? ids.next("msg")
            message.status = message.status ?? "completed"
            if case .text(let text) = message.content { message.content = .parts([Self.part(text, of: message.role)]) }
            return .message(message)
        case .functionCall(var call):
            call.id = call.id ?? ids.next("fc")
            call.status = call.status ?? "completed"
            return .functionCall(call)
        case .functionCallOutput(var output):
            output.id = output.id ?? ids.next("fco")
            output.status = output.status ?? "completed"
            return .functionCallOutput(output)
        case .compaction(var sealed):
            sealed.id = sealed.id ?? ids.next("cmp")
            return .compaction(sealed)
        case .configurationUpdate(var update):
            update.id = update.id ?? ids.next("cu")
            return .configurationUpdate(update)
        default: return self
        }
    }

    private static func part(_ text: String, of role: String) -> ResponsesPart {
        role == "assistant"
            ? .outputText(ResponsesOutputText(text: text, annotations: [], logprobs: [])) : .inputText(text: text)
    }
}
