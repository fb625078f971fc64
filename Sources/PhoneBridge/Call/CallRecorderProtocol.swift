public import Echo

/// Keeps the sound of calls. One that cannot says so, and the call goes on.
public protocol CallRecorderProtocol: Sendable {
    /// Begins to keep what both sides say: all of it as one, and each message by itself.
    ///
    /// - Parameters:
    ///   - whole: both sides of the line.
    ///   - sound: of the conversation, which the events cut into messages.
    /// - Returns: whether it is kept.
    func begin(
        _ call: PhoneLineCall, _ whole: WholeCallStream, _ sound: AsyncStream<ConversationSound>,
        _ events: EventBatches<EchoEvent>
    ) async -> Bool
    /// Ends it, and destroys what was kept.
    func discard(_ call: String) async
    /// The call is over.
    ///
    /// - Returns: what is kept of it; nil for nothing.
    func end(_ call: String) async -> CallSoundKept?
}
