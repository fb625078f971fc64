import EchoWire

/// A conversation's own way to its answers, on which more can be said while one is made.
protocol AnswerLineProtocol: Sendable {
    /// Returns behind the last part, `.ended`. Cancelling the task stops the answer at the server.
    ///
    /// - Throws: an `EchoError`, or `CancellationError`.
    func answer(_ prompt: AnswerPrompt, _ take: @Sendable (AnswerPart) async -> Void) async throws
    /// Whether answers of a model may be told more while they are made, as far as it is known.
    func takesSteering(_ model: String) -> Bool
    /// Tells the answer that is being made something more, behind what was told before. What becomes of it comes as
    /// `.steered` or `.steerFailed`.
    ///
    /// - Returns: false when it cannot be told: nothing was sent.
    func steer(_ entries: [PromptEntry]) -> Bool
    /// The conversation is over.
    func close() async
}
