/// A server of this machine that has become a part of the assistant, or is one no more.
public struct FoundServer: Sendable, Hashable {
    public let role: PartRole
    /// The model that it serves with.
    public let model: String
    /// "Ollama", or the address of what does not tell.
    public let name: String
    public let isThere: Bool
    /// Why it is not there, as far as that is known: "it ended with status 2".
    public let reason: String?

    init(_ role: PartRole, _ server: PartServer, isThere: Bool) {
        reason = nil
        self.role = role
        (model, name, self.isThere) = (server.model ?? "a model", server.product ?? server.name, isThere)
    }

    /// One that was chosen and is not there.
    init(_ role: PartRole, _ server: PartServer, fails reason: String) {
        self.role = role
        (model, name) = (server.model ?? "a model", server.product ?? server.name)
        (isThere, self.reason) = (false, reason)
    }
}

extension FoundServer {
    /// One of this program's own that does not run.
    init(_ part: OwnPart, fails reason: String) {
        (role, model, name) = (part.role, part.model, part.title)
        (isThere, self.reason) = (false, reason)
    }
}
