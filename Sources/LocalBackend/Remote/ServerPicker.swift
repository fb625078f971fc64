import EchoWire
import NIOCore

/// Finds servers of this machine on the ports that they usually have.
struct ServerPicker: Sendable {
    /// Nobody waits for this: long enough for a busy machine, short enough for the next answer to have it.
    private static let patience = TimeAmount.milliseconds(800)

    /// In the order of preference.
    let ports: [ModelPicker.Role: [Int]]

    /// Ollama, llama.cpp, LM Studio, vLLM; speaches and other whisper servers; Kokoro-FastAPI.
    static let usual = ServerPicker(ports: [
        .brain: [11434, 8080, 1234, 8000], .ears: [8000, 9000, 8001], .voice: [8880, 8000, 8001],
    ])

    /// All ports are asked at once. Nil when no server there has a model for it.
    func find(_ role: ModelPicker.Role) async -> PartServer? {
        let ports = ports[role] ?? []
        return await withTaskGroup(of: (Int, PartServer?).self) { group in
            for (place, port) in ports.enumerated() {
                group.addTask { (place, await Self.ask(port, for: role)) }
            }
            var found: [Int: PartServer] = [:]
            for await (place, server) in group { found[place] = server }
            return found.min { $0.key < $1.key }?.value
        }
    }

    private static func ask(_ port: Int, for role: ModelPicker.Role) async -> PartServer? {
        var server = PartServer(baseURL: "http://127.0.0.1:\(port)/v1")
        let models = try? await RemoteEndpoint(server: server, key: nil).models(within: patience)
        guard let model = models.flatMap({ ModelPicker.pick(role, from: $0) }) else { return nil }
        server.model = model
        return server
    }
}
