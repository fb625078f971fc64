import EchoWire
import NIOCore

/// A finding about one part of the local assistant.
public struct PartFinding: Sendable, Hashable {
    /// The finding at one of the usual ports of this machine.
    public struct Port: Sendable, Hashable {
        public enum Answer: Sendable, Hashable {
            /// - Parameter product: "Ollama"; nil for one that does not tell.
            case serves(model: String, product: String?)
            /// A model server without a model for this part.
            case noModel
            /// Another program.
            case isNoModelServer
            /// It answers with an HTTP status that is an error.
            case refuses(status: Int)
            /// Somebody listens and says nothing.
            case silent(reason: String)
        }

        public let number: Int
        public let answer: Answer

        public init(number: Int, answer: Answer) { (self.number, self.answer) = (number, answer) }
    }

    public enum Outcome: Sendable, Hashable {
        case builtIn
        /// - Parameters:
        ///   - ports: those where somebody listens.
        ///   - asked: all that were asked.
        case searched(ports: [Port], asked: [Int])
        /// The server that is chosen answers.
        case answers(server: String, model: String?)
        case fails(server: String, reason: String)
    }

    public let role: PartRole
    public let outcome: Outcome

    public init(_ role: PartRole, _ outcome: Outcome) { (self.role, self.outcome) = (role, outcome) }
}

extension LocalAssistantParts {
    /// Asks who is there, each server once and all at the same time. Nothing is loaded.
    ///
    /// - Parameter key: The value of an environment variable by its name, for servers that want a key.
    public func survey(key: @escaping @Sendable (String) -> String? = { _ in nil }) async -> [PartFinding] {
        await survey(among: .usual, key: key)
    }

    func survey(among servers: ServerPicker, key: @escaping @Sendable (String) -> String?) async -> [PartFinding] {
        async let brain = Self.survey(brain, .brain, among: servers, key)
        async let ears = Self.survey(ears, .ears, among: servers, key)
        async let voice = Self.survey(voice, .voice, among: servers, key)
        return await [brain, ears, voice]
    }

    private static func survey(
        _ choice: PartChoice, _ role: PartRole, among servers: ServerPicker,
        _ key: @Sendable (String) -> String?
    ) async -> PartFinding {
        switch choice {
        case .builtIn: PartFinding(role, .builtIn)
        case .auto:
            PartFinding(
                role,
                .searched(ports: await servers.survey(role), asked: servers.ports[role] ?? []))
        case .server(let server):
            PartFinding(role, await ask(server, key: server.keyName.flatMap(key), for: role))
        }
    }

    private static func ask(
        _ server: PartServer, key: String?, for role: PartRole
    ) async -> PartFinding.Outcome {
        do throws(RemoteError) {
            guard !server.isWyoming else {
                let offer = try await WyomingServer(server).offer(for: role, within: .seconds(3))
                guard let offer else { throw .noModel(server: server.name) }
                return .answers(server: server.name, model: server.model ?? offer.model)
            }
            let models = try await RemoteEndpoint(server: server, key: key).models(within: .seconds(3))
            return .answers(server: server.name, model: server.model ?? ModelPicker.pick(role, from: models)?.id)
        } catch {
            return .fails(server: server.name, reason: error.description)
        }
    }
}
