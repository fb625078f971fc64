import EchoWire

/// The model of a server: the one that is configured, or the first that suits, asked for once.
actor RemoteModel {
    private let endpoint: RemoteEndpoint
    private let role: ModelPicker.Role
    private var known: String?

    init(_ endpoint: RemoteEndpoint, _ role: ModelPicker.Role) {
        self.endpoint = endpoint
        self.role = role
        known = endpoint.server.model
    }

    func name() async throws(RemoteError) -> String {
        if let known { return known }
        let models = try await endpoint.models()
        guard let found = ModelPicker.pick(role, from: models) ?? models.first?.id else {
            throw .noModel(server: endpoint.server.name)
        }
        known = found
        return found
    }
}
