import LocalBackend

/// Answers everything by counting without end, fifty numbers a second.
struct StreamingBrain: BrainProtocol {
    static let opening = "Listen:"
    /// Six digits from the start, so that nothing else on a screen looks like them.
    private static let first = 100_000

    func vocabulary(tools: [BrainTool]) -> [String] { [] }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let speaking = Task {
                continuation.yield(.text("\(Self.opening) "))
                for number in Self.first... {
                    continuation.yield(.text("\(number) "))
                    try await Task.sleep(for: .milliseconds(20))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in speaking.cancel() }
        }
    }

    /// The highest number that stands on a screen; 0 when there is none.
    static func progress(on screen: String) -> Int {
        screen.matches(of: /\d{6}/).compactMap { Int($0.output) }.filter { $0 >= first }.max() ?? 0
    }
}
