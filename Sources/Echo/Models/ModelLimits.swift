import EchoWire

/// How much a model takes in and gives out, as far as it is known.
public struct ModelLimits: Sendable, Hashable {
    /// Tokens of input and answer together.
    public var context: Int?
    /// Tokens of one answer.
    public var output: Int?

    public init(context: Int? = nil, output: Int? = nil) {
        self.context = context
        self.output = output
    }

    /// What a server tells of one of its models. The protocol has no place for it; these are the names that servers use:
    /// vLLM `max_model_len`, llama.cpp `meta.n_ctx_train`, LM Studio `max_context_length`, OpenRouter `context_length`
    /// and `top_provider.max_completion_tokens`.
    init(_ model: JSONValue) {
        let places = [model, model["meta"] ?? .null, model["top_provider"] ?? .null]
        func number(_ names: [String]) -> Int? {
            for place in places {
                for name in names { if let number = place[name]?.looseInteger, number > 0 { return number } }
            }
            return nil
        }
        context = number([
            "context_window", "context_length", "max_context_length", "max_model_len", "n_ctx", "n_ctx_train",
        ])
        output = number(["max_output_tokens", "max_completion_tokens"])
    }
}
