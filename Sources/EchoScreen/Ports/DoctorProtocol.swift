import Echo

/// Looks at everything the program needs.
public protocol DoctorProtocol: Sendable {
    /// Each finding as soon as it is there; ends when all is looked at, or when nobody listens any more.
    ///
    /// - Parameter mode: how the conversation is held: the server has to be good for that.
    func examine(_ mode: ConversationMode) -> AsyncStream<Finding>
}
