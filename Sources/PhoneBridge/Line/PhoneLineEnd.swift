/// Why a telephone line is over.
public enum PhoneLineEnd: String, Sendable, Hashable {
    /// The caller hung up.
    case hungUp
    /// This side hung up.
    case hungUpHere
    case transferred
    /// The connection broke.
    case lost
    /// It did not keep to the protocol.
    case broken
}
