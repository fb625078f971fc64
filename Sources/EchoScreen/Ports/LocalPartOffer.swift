/// A model of a server of this machine that could be a part of the local assistant.
public struct LocalPartOffer: Sendable, Hashable {
    public var role: LocalPartChange.Role
    /// The server's name for it.
    public var model: String
    /// "Ollama", else its address.
    public var server: String
    /// The address it is chosen by: "http://127.0.0.1:11434#llama3.2".
    public var address: String

    public init(_ role: LocalPartChange.Role, model: String, server: String, address: String) {
        (self.role, self.model, self.server, self.address) = (role, model, server, address)
    }
}
