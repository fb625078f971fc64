/// Why a sound server could not be asked.
enum PulseError: Error, Sendable, Hashable {
    /// Nobody listens there, or the connection broke.
    case unreachable
    /// No answer in time.
    case late
    /// Something came that is not the protocol.
    case unreadable
    /// The server said no.
    case refused
}
