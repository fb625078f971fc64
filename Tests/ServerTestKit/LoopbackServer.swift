import EchoServing
import EchoTestKit
import Foundation
import LocalBackend

/// Runs a local server while a test talks to it.
public enum LoopbackServer {
    public static let token = "local-test-token"

    /// A server of scripted parts, whose clock stands still. Models may be called as the test likes.
    public static func configuration(
        brain: any BrainProtocol = ScriptedBrain.echoing,
        recognizer: any SpeechRecognizerProtocol = ScriptedRecognizer(),
        synthesizer: any SpeechSynthesizerProtocol = ScriptedSynthesizer(), sessionLimit: Duration = .seconds(3600),
        writeTimeout: Duration = .seconds(30), models: ModelNames = .any
    ) -> LocalServerConfiguration {
        var configuration = LocalServerConfiguration(
            token: BearerToken(token), brain: brain, recognizer: recognizer, synthesizer: synthesizer,
            timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_795_251_600) }, seed: { 7 },
            sessionLimit: sessionLimit, writeTimeout: writeTimeout)
        configuration.models = models
        return configuration
    }

    /// Stops the server when `body` is done.
    public static func run<Result: Sendable>(
        _ configuration: LocalServerConfiguration, _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        try await RunningServer.run({ try await LocalServer(configuration: configuration).run(onListening: $0) }, body)
    }

    /// Connects one client to such a server and waits for its session.
    public static func talk<Result: Sendable>(
        _ configuration: LocalServerConfiguration,
        _ body: @escaping @Sendable (RealtimeTestClient) async throws -> Result
    ) async throws -> Result {
        try await run(configuration) { port in
            let client = try await RealtimeTestClient.connect(port: port, token: token)
            try await client.until("session.created")
            return try await body(client)
        }
    }
}
