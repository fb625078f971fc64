/// Why a description of a session cannot be used.
enum SessionDescriptionError: Error, Sendable, Hashable {
    case tooLarge
    case unreadable
    /// It offers no G.711 over plain RTP, or no address to send it to.
    case incompatible
}
