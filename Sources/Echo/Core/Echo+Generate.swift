extension Echo {
    /// Single answers and embeddings, outside of any conversation.
    public var generate: Generate {
        Generate(
            configuration: configuration,
            answers: { [rest] () throws(EchoError) in try rest.get().answers },
            vectors: { [rest] () throws(EchoError) in try rest.get().client })
    }
}
