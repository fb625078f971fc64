public import EchoText

/// An error beside the conversation that words itself.
public protocol WordedErrorProtocol: Error {
    /// What happened, and what to press.
    var wording: Wording { get }
    var role: TextRole { get }
}
