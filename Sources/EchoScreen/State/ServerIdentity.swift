import Echo

/// The name of the server or model that answers, for people to read.
public struct ServerIdentity: Sendable, Hashable {
    /// It is the one inside this program.
    public var isLocal: Bool
    public var host: String
    public var model: String
    /// The server that answers to any name of a model; nil where it is the model.
    public var assistant: String?

    public init(isLocal: Bool, host: String, model: String, assistant: String? = nil) {
        self.isLocal = isLocal
        self.host = host
        self.model = model
        self.assistant = assistant
    }

    /// It is OpenAI's, whose models the catalogue has.
    public var isVendors: Bool { !isLocal && EchoConfiguration.isVendors(host: host.lowercased()) }
}
