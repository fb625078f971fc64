import EchoServing
import LocalBackend

/// A Realtime server inside the benchmark, with the brain a measurement needs.
final class BenchmarkServer: Sendable {
    let url: String
    let token: String

    private let serving: Task<Void, any Error>

    private init(port: Int, token: String, serving: Task<Void, any Error>) {
        url = "ws://127.0.0.1:\(port)/v1"
        self.token = token
        self.serving = serving
    }

    static func start(
        brain: any BrainProtocol, synthesizer: any SpeechSynthesizerProtocol = ToneSynthesizer()
    ) async throws -> BenchmarkServer {
        let token = BearerToken.random()
        var configuration = LocalServerConfiguration(
            token: token, brain: brain, recognizer: DeafRecognizer(), synthesizer: synthesizer)
        configuration.models = .any
        return try await start(configuration)
    }

    static func start(_ configuration: LocalServerConfiguration) async throws -> BenchmarkServer {
        let server = LocalServer(configuration: configuration)
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let serving = Task {
            defer { continuation.finish() }
            try await server.run { continuation.yield($0) }
        }
        for await port in ports {
            return BenchmarkServer(port: port, token: configuration.token.text, serving: serving)
        }
        throw BenchmarkFailure("the benchmark's own server did not start")
    }

    func stop() {
        serving.cancel()
    }
}
