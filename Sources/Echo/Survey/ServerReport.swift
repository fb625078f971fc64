/// The software of a server, as far as its answers tell.
public struct ServerSoftware: Sendable, Hashable {
    public let name: String
    /// Nil where it does not tell.
    public let version: String?

    public init(name: String, version: String? = nil) {
        self.name = name
        self.version = version
    }
}

/// All that was found out about a server.
public struct ServerReport: Sendable, Hashable {
    /// Scheme, host, port and path: what else an address may hold is nobody's business.
    public let address: String
    public let software: ServerSoftware?
    /// That was asked in writing.
    public let model: String?
    public let rows: [SurveyRow]

    public init(address: String, software: ServerSoftware?, model: String?, rows: [SurveyRow]) {
        self.address = address
        self.software = software
        self.model = model
        self.rows = rows
    }

    /// Whether a conversation can be held there, by voice or in writing.
    public var isUsable: Bool {
        rows.contains { [.chat, .responses, .realtime].contains($0.ability) && $0.outcome.answers }
    }
}
