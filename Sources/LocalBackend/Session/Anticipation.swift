/// An answer that is made before it is asked for: it is told to nobody until then.
struct Anticipation: Sendable {
    private let prompt: BrainPrompt
    private let parts: AsyncThrowingStream<BrainPart, any Error>

    /// Begins at once: the brain fills a stream that nobody reads yet. It stops when that is dropped.
    init(_ prompt: BrainPrompt, _ brain: any BrainProtocol) {
        self.prompt = prompt
        // Unbounded, as the brain's own: an answer is as long as it is.
        parts = brain.answer(prompt)
    }

    /// What was made of it so far and goes on being made; nil for another question. To be taken once.
    func answer(to prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error>? {
        var asked = prompt
        (asked.now, asked.seed) = (self.prompt.now, self.prompt.seed)
        return asked == self.prompt ? parts : nil
    }
}
