/// A part of the local assistant that was found, or that is gone.
public struct LocalPartChange: Sendable, Hashable {
    public enum Role: Sendable, Hashable, CaseIterable {
        case brain, ears, voice, embeddings
    }

    public var role: Role
    /// The server's name for it.
    public var model: String
    /// "Ollama", else its address.
    public var server: String
    public var isThere: Bool
    /// Why it is not there, as far as that is known: "it ended with status 2".
    public var reason: String?

    public init(_ role: Role, model: String, server: String, isThere: Bool, reason: String? = nil) {
        self.reason = reason
        (self.role, self.model, self.server, self.isThere) = (role, model, server, isThere)
    }
}
