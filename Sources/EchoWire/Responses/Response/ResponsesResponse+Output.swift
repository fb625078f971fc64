extension ResponsesResponse {
    /// The words of all its messages, refusals left out.
    public var outputText: String {
        messageParts.compactMap { part in if case .outputText(let content) = part { content.text } else { nil } }
            .joined()
    }

    /// The words with which the model declines, if it does.
    public var refusal: String? {
        for case .refusal(let content) in messageParts { return content.refusal }
        return nil
    }

    public var functionCalls: [ResponsesFunctionCall] {
        output.compactMap { item in if case .functionCall(let call) = item { call } else { nil } }
    }

    private var messageParts: [ResponsesPart] {
        output.flatMap { item -> [ResponsesPart] in
            guard case .message(let message) = item else { return [] }
            return message.content.parts
        }
    }
}
