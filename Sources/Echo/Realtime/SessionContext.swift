/// What of the conversation a voice session is told. It outlives the sessions.
struct SessionContext: Sendable {
    /// How much the model can take in; nil for no bound.
    var window: ContextWindow?
    /// Tokens of the conversation that a session is told at most, however large its window.
    var limit = 128_000
    /// What of the conversation is not told any more, and what stands for it.
    var recollection = ContextMemory()
    /// Tokens that the last answer's prompt had: about what the next will have.
    var promptTokens = 0
}
