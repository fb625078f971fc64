import LocalBackend
import ServerTestKit

/// A brain that fails after another one has spoken.
struct BreakingBrain: BrainProtocol {
    struct Failure: Error {}

    let first: ScriptedBrain

    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                for try await part in first.answer(prompt) { continuation.yield(part) }
                continuation.finish(throwing: Failure())
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
