import LocalBackend

/// Answers everything with words without end, fifty a second.
struct StreamingBrain: BrainProtocol {
    static let opening = "Listen:"
    static let word = "flowing"

    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let speaking = Task {
                continuation.yield(.text("\(Self.opening) "))
                while !Task.isCancelled {
                    continuation.yield(.text("\(Self.word) "))
                    try await Task.sleep(for: .milliseconds(20))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in speaking.cancel() }
        }
    }
}
