import LocalBackend

/// A brain that says something, goes on thinking, and tells when it is stopped.
struct StoppableBrain: BrainProtocol {
    var part = BrainPart.text("Hello. ")
    var times = 1
    let onStop: @Sendable () -> Void

    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            continuation.onTermination = { _ in onStop() }
            for _ in 0..<times { continuation.yield(part) }
        }
    }
}
