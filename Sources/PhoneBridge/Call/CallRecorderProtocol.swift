public import Echo

/// Keeps the sound of calls. One that cannot says so, and the call goes on.
public protocol CallRecorderProtocol: Sendable {
    /// Begins to keep what both sides say.
    ///
    /// - Returns: whether it is kept.
    func begin(
        _ call: PhoneLineCall, _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>
    ) async -> Bool
    /// Ends it, and destroys what was kept.
    func discard(_ call: String) async
    /// The call is over.
    ///
    /// - Returns: what is kept of it; nil for nothing.
    func end(_ call: String) async -> CallSoundKept?
}
