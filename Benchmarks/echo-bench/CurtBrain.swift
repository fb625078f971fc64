import LocalBackend

/// Answers everything with one word, at once.
struct CurtBrain: BrainProtocol {
    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(.text(ScriptedServer.answer))
            continuation.finish()
        }
    }
}
