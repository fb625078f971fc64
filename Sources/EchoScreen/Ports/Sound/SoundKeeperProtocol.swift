public import Echo

/// Keeps the sound of spoken lines as they are said, both sides, encrypted. What it is given is never held up, and nothing of
/// it crosses the main actor.
public protocol SoundKeeperProtocol: Sendable {
    /// Begins; what was being kept is ended first. What becomes of it ends with it.
    func start(
        _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>
    ) async throws(SoundError) -> AsyncStream<SoundKeepingNews>
    /// Turns begin when the microphone is opened, and nothing tells when somebody speaks in them.
    func endTurnsByHand(_ isManual: Bool) async
    /// Ends it; everything is in the files when this returns. Harmless when nothing is kept.
    func stop() async
}
