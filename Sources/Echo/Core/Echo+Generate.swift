extension Echo {
    /// Single answers and embeddings, outside of any conversation.
    public var generate: Generate {
        var configuration = configuration
        configuration.prices = prices
        return Generate(
            configuration: configuration, choice: modelChoice,
            answers: { [rest] () throws(EchoError) in try rest.get().answers },
            vectors: { [rest] () throws(EchoError) in try rest.get().client }, events: hub.emitter(of: nil))
    }
}
