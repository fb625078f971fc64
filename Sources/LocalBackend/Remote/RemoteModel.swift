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

/// How a model calls functions.
enum CallManner: Sendable, Hashable {
    /// In the words of the protocol.
    case own
    /// It knows none, and is asked for an object of a given form.
    case bySchema

    /// - Parameter properties: of llama.cpp's server, which tell what its model's template knows.
    init?(properties: JSONValue?) {
        guard let properties else { return nil }
        if let known = properties["chat_template_caps"]?["supports_tools"]?.bool {
            self = known ? .own : .bySchema
        } else if let template = properties["chat_template"]?.string {
            self = template.contains("tools") ? .own : .bySchema
        } else {
            return nil
        }
    }

    /// - Parameter details: of a model, as Ollama tells them.
    init?(details: JSONValue?) {
        guard let capabilities = details?["capabilities"]?.array else { return nil }
        self = capabilities.contains("tools") ? .own : .bySchema
    }
}
