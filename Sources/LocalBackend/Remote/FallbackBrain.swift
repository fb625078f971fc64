import Foundation

/// Answers with a server's model, and with the built-in skills when the server is gone: it says so.
struct FallbackBrain: BrainProtocol {
    private let remote: @Sendable () async -> (any BrainProtocol)?
    private let builtIn: SkillBrain
    private let onFailure: @Sendable () async -> Void

    /// - Parameters:
    ///   - remote: The server's, as far as there is one now.
    ///   - onFailure: The server did not even begin.
    init(
        builtIn: SkillBrain, remote: @escaping @Sendable () async -> (any BrainProtocol)?,
        onFailure: @escaping @Sendable () async -> Void = {}
    ) {
        self.builtIn = builtIn
        self.remote = remote
        self.onFailure = onFailure
    }

    func vocabulary(tools: [BrainTool]) -> [String] { builtIn.vocabulary(tools: tools) }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await answer(prompt) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func answer(_ prompt: BrainPrompt, _ say: (BrainPart) -> Void) async throws {
        guard let remote = await remote() else { return builtIn.parts(prompt).forEach(say) }
        var hasBegun = false
        do {
            for try await part in remote.answer(prompt) {
                hasBegun = true
                say(part)
            }
        } catch {
            try Task.checkCancellation()
            await onFailure()
            // Half an answer is not taken up by another mind, and words are no JSON.
            guard !hasBegun, prompt.format == nil else { throw error }
            say(.text("\(error) I go on with my own skills. "))
            builtIn.parts(prompt).forEach(say)
        }
    }
}
