import EchoAudio
import EchoTestKit
import EchoWire
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

/// Where the speech endpoint does not have the model any more, or is not there.
@Suite(.timeLimit(.minutes(10))) struct `Reading aloud without a speech endpoint` {
    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isSet: Bool { value.withLock(\.self) }
        func set() { value.withLock { $0 = true } }
    }

    /// A server whose speech endpoint refuses the model, and whose voice answers as the brain does.
    private func withEcho(
        _ loudspeaker: ManualLoudspeaker, brain: any BrainProtocol,
        synthesizer: ScriptedSynthesizer = .init(millisecondsPerCharacter: 10),
        _ body: @escaping @Sendable (Echo) async throws -> Void
    ) async throws {
        let server = LoopbackServer.configuration(brain: brain, synthesizer: synthesizer, models: .published)
        try await LoopbackServer.run(server) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)/v1"
            configuration.speechModel = "voice-that-ended"
            configuration.realtimeModel = "gpt-realtime"
            configuration.additionalModels = ["gpt-realtime"]
            try await body(Echo(key: LoopbackServer.token, configuration: configuration, loudspeaker: loudspeaker))
        }
    }

    private func told(_ events: [EchoEvent]) -> [String] {
        events.compactMap { if case .textSpokenDifferently(_, let said) = $0 { said } else { nil } }
    }

    private func charges(_ events: [EchoEvent]) -> [Charge] {
        events.compactMap { if case .charged(let charge) = $0 { charge } else { nil } }
    }

    @Test func `a talking model reads the text, heard to its end, and is charged`() async throws {
        let (loudspeaker, synthesizer) = (ManualLoudspeaker(), ScriptedSynthesizer(millisecondsPerCharacter: 10))
        try await withEcho(loudspeaker, brain: .says("Ready at noon."), synthesizer: synthesizer) { echo in
            let log = EventLog(echo.events)
            async let spoken: Void = echo.speak("Ready at noon!", voice: "cedar", speed: 1.25)
            #expect(await eventually { loudspeaker.wholeItems.count == 1 })
            for item in loudspeaker.wholeItems { loudspeaker.finish(item) }

            try await spoken
            #expect(synthesizer.lines.map(\.sentence) == ["Ready at noon."])
            #expect(synthesizer.lines.map(\.voice) == ["cedar"])
            #expect(await log.sees(where: { charges($0).map(\.model) == ["gpt-realtime"] }))
            #expect(charges(log.all).allSatisfy { !$0.isInConversation })
            #expect(told(log.all).isEmpty)
        }
    }

    @Test func `other words than those of the text are told`() async throws {
        let loudspeaker = ManualLoudspeaker()
        try await withEcho(loudspeaker, brain: .says("Certainly: ready at noon.")) { echo in
            let log = EventLog(echo.events)
            async let spoken: Void = echo.speak("Ready at noon.", voice: "marin")
            #expect(await eventually { loudspeaker.wholeItems.count == 1 })
            for item in loudspeaker.wholeItems { loudspeaker.finish(item) }

            try await spoken
            #expect(await log.sees(where: { told($0) == ["Certainly: ready at noon."] }))
        }
    }

    @Test func `cancelling ends it at once`() async throws {
        let (loudspeaker, asked) = (ManualLoudspeaker(), Flag())
        let brain = ScriptedBrain { _ in
            asked.set()
            return .never
        }
        try await withEcho(loudspeaker, brain: brain) { echo in
            let speaking = Task { try await echo.speak("Hello there.", voice: "marin") }
            #expect(await eventually { asked.isSet })

            speaking.cancel()

            await #expect(throws: EchoError.cancelled) { try await speaking.value }
            #expect(loudspeaker.items == [])
        }
    }

    /// The vendor's own server, played by scripts.
    private func makeEcho(
        _ http: ScriptedHTTPTransport, _ realtime: ScriptedRealtimeTransport, _ loudspeaker: ManualLoudspeaker
    ) -> Echo {
        Echo(key: "k", loudspeaker: loudspeaker, realtimeTransport: realtime, httpTransport: http)
    }

    private static let ended = HTTPReply.json(
        ["error": ["message": "The model has been shut down.", "code": "model_not_found"]], status: 404)

    @Test func `a server that has neither says so`() async throws {
        let http = ScriptedHTTPTransport { _ in Self.ended }
        let realtime = ScriptedRealtimeTransport(
            RealtimeScript([.refuses(.rejected(status: 404, message: ""))]),
            RealtimeScript([.refuses(.rejected(status: 404, message: ""))]))
        let echo = makeEcho(http, realtime, ManualLoudspeaker())

        await #expect(throws: EchoError.noVoice) { try await echo.speak("Hello.", voice: "marin") }
        #expect(http.requests.count == 1)

        // The endpoint is not asked again.
        await #expect(throws: EchoError.noVoice) { try await echo.speak("Hello.", voice: "marin") }
        #expect(http.requests.count == 1)
        #expect(realtime.connections == 2)
    }

    @Test func `what is wrong with the server otherwise is said, and no other way is tried`() async throws {
        let http = ScriptedHTTPTransport { _ in
            .json(["error": ["message": "no money", "code": "insufficient_quota"]], status: 429)
        }
        let realtime = ScriptedRealtimeTransport()
        let echo = makeEcho(http, realtime, ManualLoudspeaker())

        await #expect(throws: EchoError.quotaExceeded(message: "no money")) {
            try await echo.speak("Hello.", voice: "marin")
        }
        #expect(realtime.connections == 0)
    }

    @Test func `a connection that breaks is said`() async throws {
        let http = ScriptedHTTPTransport { _ in Self.ended }
        let realtime = ScriptedRealtimeTransport(
            .greeting + .expects(["type": "response.create", "response": ["conversation": "none"]])
                + .closes(code: 1006, reason: ""))
        let echo = makeEcho(http, realtime, ManualLoudspeaker())

        await #expect(throws: EchoError.self) { try await echo.speak("Hello.", voice: "marin") }
        try await realtime.finish()
    }
}
