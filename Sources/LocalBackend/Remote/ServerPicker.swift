import EchoWire
import NIOCore

/// Finds servers of this machine on the ports that they usually have.
struct ServerPicker: Sendable {
    /// Nobody waits for this: long enough for a busy machine, short enough for the next answer to have it.
    private static let patience = TimeAmount.milliseconds(800)
    /// Some servers list a hundred.
    private static let mostModels = 8

    /// In the order of preference.
    let ports: [PartRole: [Int]]

    /// Those of them that speak the Wyoming protocol.
    var wyoming: Set<Int> = []
    /// Models that are taken before others of the same server.
    var preferred: @Sendable () -> [String] = { [] }

    /// Ollama, llama.cpp and LocalAI, LM Studio, vLLM, Jan; speaches and other whisper servers; Kokoro-FastAPI; Whisper and
    /// Piper of those who run a Home Assistant.
    static let usual = ServerPicker(
        ports: [
            .brain: [11434, 8080, 1234, 8000, 1337], .ears: [8000, 9000, 8001, 8080, 10300],
            .voice: [8880, 8000, 8001, 8080, 10200],
        ], wyoming: [10200, 10300])

    /// All ports are asked at once. Nil when no server there has a model for it.
    func find(_ role: PartRole) async -> PartServer? {
        await asking(role) { await servers(at: $0, for: role) }.lazy.compactMap(\.first).first
    }

    /// What each port has for it, in the order of preference; those where nothing listens are left out.
    func survey(_ role: PartRole) async -> [PartFinding.Port] {
        await asking(role) { await survey($0, for: role) }.compactMap(\.self)
    }

    /// All models that each port has for it, in the order of preference.
    func offers(_ role: PartRole) async -> [PartServer] {
        await asking(role) { await servers(at: $0, for: role) }.flatMap { $0.prefix(Self.mostModels) }
    }

    /// Asks all ports at once; what they have, in the order of preference.
    private func asking<Answer: Sendable>(
        _ role: PartRole, _ ask: @escaping @Sendable (Int) async -> Answer
    ) async -> [Answer] {
        let ports = ports[role] ?? []
        return await withTaskGroup(of: (Int, Answer).self) { group in
            for (place, port) in ports.enumerated() { group.addTask { (place, await ask(port)) } }
            var found: [Int: Answer] = [:]
            for await (place, answer) in group { found[place] = answer }
            return found.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func survey(_ port: Int, for role: PartRole) async -> PartFinding.Port? {
        do throws(RemoteError) {
            guard let server = try await askedServers(at: port, for: role).first else {
                return PartFinding.Port(number: port, answer: .noModel)
            }
            return PartFinding.Port(
                number: port, answer: .serves(model: server.model ?? "", product: server.product))
        } catch {
            return switch error {
            case .unreachable(_, let reason):
                reason == RemoteEndpoint.nothingListens
                    ? nil : PartFinding.Port(number: port, answer: .silent(reason: reason))
            case .refused(_, let status, _): PartFinding.Port(number: port, answer: .refuses(status: status))
            case .loading: PartFinding.Port(number: port, answer: .refuses(status: 503))
            case .cutOff, .garbled, .noModel, .silent: PartFinding.Port(number: port, answer: .isNoModelServer)
            }
        }
    }

    private func servers(at port: Int, for role: PartRole) async -> [PartServer] {
        do throws(RemoteError) { return try await askedServers(at: port, for: role) } catch { return [] }
    }

    /// One for each model that it has for it; none when it has none.
    private func askedServers(at port: Int, for role: PartRole) async throws(RemoteError) -> [PartServer] {
        guard !wyoming.contains(port) else {
            var server = PartServer(baseURL: "tcp://127.0.0.1:\(port)")
            guard let offer = try await WyomingServer(server).offer(for: role, within: Self.patience) else { return [] }
            (server.model, server.product) = (offer.model, offer.program)
            return [server]
        }
        let server = PartServer(baseURL: "http://127.0.0.1:\(port)/v1")
        let models = try await RemoteEndpoint(server: server, key: nil).models(within: Self.patience)
        return ModelPicker.all(role, from: models, before: preferred()).map { model in
            var server = server
            (server.model, server.product) = (model.id, ModelPicker.product(model, at: port))
            return server
        }
    }
}
