/// Why a text names no part of the assistant.
public enum PartChoiceError: Error, Sendable, Hashable {
    /// It is neither `built-in` nor `auto` nor the address of a server.
    case unknown(String)
    /// The address has no host, or is not of `http`, `https` or `tcp` (which has a port).
    case notAnAddress(String)

    /// "is neither built-in nor auto …": to go on a sentence with.
    public var reason: String {
        switch self {
        case .unknown(let text): "is neither built-in nor auto nor the address of a server: “\(text)”"
        case .notAnAddress(let text): "is not an http, https or tcp address: “\(text)”"
        }
    }
}
