/// The one who answers an incoming call.
enum CallAnswering: String, Sendable, Hashable, CaseIterable {
    /// At once.
    case assistant
    /// It rings, and a person is asked; after a while the assistant answers.
    case ask
}
