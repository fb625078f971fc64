public import EchoText

/// What went wrong beside the conversation, and says itself how it is told.
public protocol WordedErrorProtocol: Error {
    /// What happened, and what to press.
    var wording: Wording { get }
    var role: TextRole { get }
}
