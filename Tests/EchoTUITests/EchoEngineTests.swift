import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit
import Testing

@testable import echo_tui

@Suite struct `The engine of the application` {
    private func engine(_ brain: ScriptedBrain, _ body: @escaping @Sendable (EchoEngine) async throws -> Void)
        async throws
    {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            try await body(EchoEngine(echo: Echo(key: LoopbackServer.token, configuration: configuration)))
        }
    }

    @Test func `has the model give a title`() async throws {
        try await engine(.says(#"{"title": "Birds of the night"}"#)) { engine in
            let title = try await engine.title(of: "user: what is an owl", model: nil)
            #expect(title.value == "Birds of the night")
        }
    }

    @Test func `gives no title that the model did not give`() async throws {
        try await engine(.fails("no idea")) { engine in
            let title = try? await engine.title(of: "user: what is an owl", model: nil)
            #expect(title == nil)
        }
    }

    @Test func `makes vectors that can be compared`() async throws {
        try await engine(.echoing) { engine in
            let vectors = try await engine.embed(["an owl", "an owl", "a car"], dimensions: 256).vectors
            #expect(vectors.map(\.count) == [256, 256, 256])
            #expect(vectors[0] == vectors[1])
            #expect(vectors[0] != vectors[2])
        }
    }

    @Test(.timeLimit(.minutes(10))) func `tells no server elsewhere what this machine announces`() async throws {
        let device = ManualLoudspeaker()
        var configuration = EchoConfiguration()
        // Nobody is there to be told.
        configuration.baseURL = "ws://127.0.0.1:1"
        var engine = EchoEngine(echo: Echo(key: "k", configuration: configuration, loudspeaker: device))
        engine.ownVoice = ScriptedSynthesizer(millisecondsPerCharacter: 5)
        let announcing = Task { [engine] in
            try await engine.announce("The washing machine is done.", voice: "marin", speed: 1)
        }
        #expect(await eventually { device.wholeItems.count == 1 })
        device.finish(device.wholeItems[0])
        try await announcing.value
    }
}
