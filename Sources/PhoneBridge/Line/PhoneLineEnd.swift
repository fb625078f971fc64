/// Why a telephone line is over.
public enum PhoneLineEnd: String, Sendable, Hashable, CaseIterable {
    /// The caller hung up.
    case hungUp
    /// This side hung up.
    case hungUpHere
    /// This side stopped, with a sentence.
    case stopped
    case transferred
    /// The assistant's server was away: the caller heard that, and the line was cut.
    case noAssistant
    /// The connection broke.
    case lost
    /// It did not keep to the protocol.
    case broken
}
