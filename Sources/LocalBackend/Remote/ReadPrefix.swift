import Synchronization

/// What a server has read last of what comes before the questions: instructions and functions.
final class ReadPrefix: Sendable {
    private struct Prefix: Hashable {
        let instructions: String
        let tools: [BrainTool]
    }

    private let last = Mutex<Prefix?>(nil)

    /// Whether a prompt begins otherwise than the one before, which it is remembered for.
    func isNew(_ prompt: BrainPrompt) -> Bool {
        let prefix = Prefix(instructions: prompt.instructions, tools: prompt.tools)
        return last.withLock { last in
            defer { last = prefix }
            return last != prefix
        }
    }

    func forget() { last.withLock { $0 = nil } }
}
