/// A model of a server of this machine that could be a part of the assistant.
public struct PartOffer: Sendable, Hashable {
    public let role: PartRole
    public let model: String
    /// "Ollama", or the address of what does not tell.
    public let name: String
    /// The address it is chosen by: `http://127.0.0.1:11434#llama3.2`.
    public let address: String

    init(_ role: PartRole, _ server: PartServer) {
        self.role = role
        (model, name, address) = (server.model ?? "a model", server.product ?? server.name, server.text)
    }

    /// All that there are now on the usual ports: each port is asked once for each part, and nothing is loaded.
    public static func ofThisMachine() async -> [PartOffer] { await ServerPicker.usual.offers() }
}

extension ServerPicker {
    /// Brains, then ears, then voices.
    func offers() async -> [PartOffer] {
        async let (brains, ears, voices) = (offers(.brain), offers(.ears), offers(.voice))
        return await brains.map { PartOffer(.brain, $0) } + ears.map { PartOffer(.ears, $0) }
            + voices.map { PartOffer(.voice, $0) }
    }
}
