/// The part of the conversation that a voice session is told. It outlives the sessions.
struct SessionContext: Sendable {
    /// How much the model can take in; nil for no bound.
    var window: ContextWindow?
    /// Tokens of the conversation that a session is told at most, however large its window.
    var limit = 128_000
    /// What of the conversation is not told any more, and what stands for it.
    var recollection = ContextMemory()
    /// Tokens that the last answer's prompt had: about what the next will have.
    var promptTokens = 0
    /// What the last answer read; nil when the next may read less: something was taken out of the conversation, or it is told
    /// anew.
    var lastInput: Usage?

    /// What the next answer reads at least. A conversation that fills half of the window may be cut by the server.
    var nextInput: Usage {
        guard let lastInput, let window, lastInput.inputTokens <= window.input / 2 else { return Usage() }
        return lastInput
    }
}
