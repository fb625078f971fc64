/// The help of the server's other APIs that lets a voice conversation go on in a session that knows nothing yet.
struct MemoryAid: Sendable {
    /// How much a model can take in.
    let window: @Sendable (_ model: String) async -> ContextWindow
    /// Has a model write down what does not fit.
    let summarise: @Sendable (ContextSummary) async -> WrittenSummary
}
