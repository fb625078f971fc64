import EchoWire

extension ChatStream: AnswerFoldingProtocol {}

extension ChatUsage {
    /// The usage that a chunk tells, in whichever place and by whichever names; nil where it tells none.
    init?(in chunk: JSONValue) {
        let choice = chunk.choices.first
        let places = [chunk["usage"], chunk["x_groq"]?["usage"], choice?["usage"]]
        guard var told = places.lazy.compactMap({ $0?.object }).first(where: { !$0.isEmpty }) else { return nil }
        for (name, other) in [("prompt_tokens", "input_tokens"), ("completion_tokens", "output_tokens")] {
            if told[name]?.looseInteger == nil { told[name] = told[other] }
        }
        for name in ["prompt_tokens", "completion_tokens", "total_tokens"] {
            if let number = told[name]?.looseInteger { told[name] = .integer(number) }
        }
        guard let usage = try? ChatUsage(fields: told),
            usage.promptTokens != nil || usage.completionTokens != nil || usage.totalTokens != nil
        else { return nil }
        self = usage
        // A server that tells the sum alone is counted by it.
        if promptTokens == nil, completionTokens == nil { promptTokens = totalTokens }
    }
}
