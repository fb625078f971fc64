import Echo

/// Writes both sides of a conversation to files that only their owner can read, and who spoke when.
public protocol SoundRecorderProtocol: Sendable {
    /// Begins a recording; one that was under way is ended. What becomes of it ends with it.
    ///
    /// - Parameters:
    ///   - folder: as a person writes it; nil for the program's own.
    ///   - sound: what is said and heard; it is never held up.
    func start(
        in folder: String?, _ cut: RecordingCut, _ sound: AsyncStream<ConversationSound>,
        _ events: EventBatches<EchoEvent>
    ) async throws(RecordingError) -> AsyncStream<RecordingNews>
    /// Ends it; everything is in the files when this returns. Harmless when nothing is recorded.
    func stop() async
}
