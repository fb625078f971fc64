import LocalBackend

/// Answers everything by counting to a number, a thousand numbers a second.
struct CountingBrain: BrainProtocol {
    static let last = 10_000
    static let end = "counted."

    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let speaking = Task {
                let start = ContinuousClock.now
                for number in 1...Self.last {
                    continuation.yield(.text(number.isMultiple(of: 12) ? "\(number)\n" : "\(number) "))
                    try await Task.sleep(until: start + .milliseconds(number), clock: .continuous)
                }
                continuation.yield(.text(Self.end))
                continuation.finish()
            }
            continuation.onTermination = { _ in speaking.cancel() }
        }
    }
}
