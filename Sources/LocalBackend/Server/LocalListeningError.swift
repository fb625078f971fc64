/// Why the server serves nobody.
public enum LocalListeningError: Error, Sendable, Hashable {
    /// Another program has the port.
    case portInUse(Int)
    /// This program may not listen there: ports below 1024 are kept for the system's own.
    case portRefused(Int)
}
