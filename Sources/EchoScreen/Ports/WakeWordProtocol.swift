/// Listens for phrases on this machine alone: nothing of what it hears goes anywhere.
public protocol WakeWordProtocol: Sendable {
    /// Why a phrase cannot be listened for; nil when it can.
    func obstacle(to phrase: String) async -> WakeObstacle?
    /// Tells each time one of the phrases is heard, in place of what was listened for before. What is said behind a phrase
    /// is kept for the conversation. A failure is the last that is told.
    func listen(for phrases: [String]) -> AsyncStream<WakeEvent>
    /// Listens no more; the microphone is closed, unless the conversation has it, when this returns.
    func stop() async
}
