import EchoWire
import NIOCore

/// The model of a server: the one that is configured, or the first that suits, asked for once.
actor RemoteModel {
    private let endpoint: RemoteEndpoint
    private let role: PartRole
    private var known: String?
    private var limits: Task<PromptWindow?, Never>?
    private var manner: Task<CallManner, Never>?

    init(_ endpoint: RemoteEndpoint, _ role: PartRole) {
        self.endpoint = endpoint
        self.role = role
        known = endpoint.server.model
    }

    func name() async throws(RemoteError) -> String {
        if let known { return known }
        let models = try await endpoint.models()
        guard let found = ModelPicker.pick(role, from: models)?.id ?? models.first?.id else {
            throw .noModel(server: endpoint.server.name)
        }
        known = found
        return found
    }

    /// How it calls functions, asked for once; servers that do not tell are asked as the protocol has it.
    func callManner() async -> CallManner {
        guard endpoint.server.keyName == nil, let name = try? await name() else { return .own }
        let asked =
            manner
            ?? Task { [endpoint] in
                if let known = CallManner(properties: await endpoint.about("/props")) { return known }
                return CallManner(details: await endpoint.about("/api/show", ["model": .string(name)])) ?? .own
            }
        manner = asked
        return await asked.value
    }

    /// What its server says when it is asked otherwise.
    func learn(_ manner: CallManner) { self.manner = Task { manner } }

    /// What it takes in at once, asked for once; nil where its server does not tell.
    func window() async -> PromptWindow? {
        // Those that want a key have room enough.
        guard endpoint.server.keyName == nil, let name = try? await name() else { return nil }
        let asked =
            limits
            ?? Task { [endpoint] in
                let models = (try? await endpoint.models(within: .seconds(2))) ?? []
                return (models.first { $0.id == name } ?? (models.count == 1 ? models[0] : nil)).flatMap(
                    PromptWindow.init)
            }
        limits = asked
        return await asked.value
    }
}
