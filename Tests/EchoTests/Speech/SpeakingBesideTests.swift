import EchoAudio
import EchoConcurrency
import EchoTestKit
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `Speaking beside a conversation` {
    private func withEcho(
        _ loudspeaker: ManualLoudspeaker?, _ synthesizer: ScriptedSynthesizer = ScriptedSynthesizer(),
        _ body: @escaping @Sendable (Echo) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(synthesizer: synthesizer)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)/v1"
            try await body(Echo(key: LoopbackServer.token, configuration: configuration, loudspeaker: loudspeaker))
        }
    }

    /// Never ends.
    private static func sound() async throws(EchoError) -> PCM16? { ScriptedSynthesizer.tone(milliseconds: 100) }

    @Test func `a text is spoken in the chosen voice and speed, and heard to its end`() async throws {
        let (loudspeaker, synthesizer) = (ManualLoudspeaker(), ScriptedSynthesizer(millisecondsPerCharacter: 10))
        try await withEcho(loudspeaker, synthesizer) { echo in
            async let spoken: Void = echo.speak("This is how I sound.", voice: "cedar", speed: 1.25)
            #expect(await eventually { loudspeaker.wholeItems.count == 1 })
            for item in loudspeaker.wholeItems { loudspeaker.finish(item) }

            try await spoken
            #expect(synthesizer.lines.map(\.voice) == ["cedar"])
            #expect(synthesizer.lines.map(\.speed) == [1.25])
            #expect(loudspeaker.interruptions == 0)
        }
    }

    @Test func `cancelling silences it`() async throws {
        let loudspeaker = ManualLoudspeaker()
        try await withEcho(loudspeaker) { echo in
            let speaking = Task { try await echo.speak("Hello there.", voice: "marin") }
            #expect(await eventually { !loudspeaker.items.isEmpty })

            speaking.cancel()

            await #expect(throws: EchoError.cancelled) { try await speaking.value }
            #expect(loudspeaker.items == [])
        }
    }

    @Test func `what cannot be spoken says why before anything is sent`() async throws {
        let synthesizer = ScriptedSynthesizer()
        try await withEcho(ManualLoudspeaker(), synthesizer) { echo in
            await #expect(throws: EchoError.emptyMessage) { try await echo.speak(" \n", voice: "marin") }
            await #expect(throws: EchoError.unsupportedVoice(name: "bob", supported: Models.voices)) {
                try await echo.speak("Hello.", voice: "bob")
            }
            await #expect(throws: EchoError.invalidSetting(name: "speed", reason: "it must be between 0.25 and 1.5")) {
                try await echo.speak("Hello.", voice: "marin", speed: 3)
            }
        }
        try await withEcho(nil, synthesizer) { echo in
            await #expect(throws: EchoError.audio(.noDevice(.playback))) {
                try await echo.speak("Hello.", voice: "marin")
            }
        }
        #expect(synthesizer.lines == [])
    }

    @Test func `a voice that fails says so`() async throws {
        try await withEcho(ManualLoudspeaker(), ScriptedSynthesizer(fails: true)) { echo in
            await #expect(throws: EchoError.self) { try await echo.speak("Hello.", voice: "marin") }
        }
    }

    @Test func `while an answer is heard nothing else is spoken`() async throws {
        let loudspeaker = SharedLoudspeaker(ManualLoudspeaker())
        loudspeaker.start { _ in }
        loudspeaker.enqueue(ScriptedSynthesizer.tone(milliseconds: 100), item: "answer")

        await #expect(throws: EchoError.speaking) {
            try await loudspeaker.play("aside", next: Self.sound)
        }
    }

    @Test func `an answer that comes meanwhile is heard whole, and the rest is not spoken`() async throws {
        let device = ManualLoudspeaker()
        let loudspeaker = SharedLoudspeaker(device)
        let speaking = Task { try await loudspeaker.play("aside", next: Self.sound) }
        #expect(await eventually { device.items == ["aside"] })

        loudspeaker.enqueue(ScriptedSynthesizer.tone(milliseconds: 100), item: "answer")

        await #expect(throws: EchoError.cancelled) { try await speaking.value }
        #expect(device.items == ["aside", "answer"])
        #expect(device.interruptions == 0)
    }

    @Test func `a tone is played to its end and is no part of what is spoken`() async throws {
        let device = ManualLoudspeaker()
        try await withEcho(device, ScriptedSynthesizer()) { echo in
            let playing = Task { await echo.play(.start) }
            #expect(await eventually { device.wholeItems.count == 1 })
            device.wholeItems.forEach { device.finish($0) }
            await playing.value
            #expect(device.interruptions == 0)
        }
    }

    @Test func `while an answer is heard no tone is played, and nothing of the answer is lost`() async throws {
        let device = ManualLoudspeaker()
        let loudspeaker = SharedLoudspeaker(device)
        loudspeaker.start { _ in }
        loudspeaker.enqueue(ScriptedSynthesizer.tone(milliseconds: 100), item: "answer")

        await #expect(throws: EchoError.speaking) {
            try await loudspeaker.play("tone") { () async throws(EchoError) in Earcon.error.sound }
        }

        #expect(device.items == ["answer"])
        #expect(device.interruptions == 0)
    }

    @Test func `a long text is cut between sentences, and nothing of it is lost`() {
        let sentence = "This is a sentence of a long story. "
        let text = String(repeating: sentence, count: 300)

        let pieces = SpokenText.pieces(of: text)

        #expect(pieces.joined() == text)
        #expect(pieces.allSatisfy { $0.count <= 4_096 })
        #expect(pieces.dropLast().allSatisfy { $0.hasSuffix(".") })
        #expect(SpokenText.pieces(of: String(repeating: "x", count: 9_000)).map(\.count) == [4_096, 4_096, 808])
    }

    @Test func `a loudspeaker that is replaced or comes back goes on with what is spoken`() async throws {
        let device = ManualLoudspeaker()
        let loudspeaker = SharedLoudspeaker(device)
        loudspeaker.start { _ in }
        let sounds = Mutex([ScriptedSynthesizer.tone(milliseconds: 100)])
        let speaking = Task {
            try await loudspeaker.play("aside") { () async throws(EchoError) in sounds.withLock { $0.popLast() } }
        }
        #expect(await eventually { device.wholeItems == ["aside"] })

        device.tell(.failed(.replaced(.playback), retrying: true))
        device.tell(.failed(.stalled(.playback), retrying: true))
        device.tell(.opened)
        device.finish("aside")

        try await speaking.value
    }

    @Test func `silence between says nothing of what waits`() async throws {
        let device = ManualLoudspeaker()
        let loudspeaker = SharedLoudspeaker(device)
        loudspeaker.start { _ in }
        let speaking = Task { try await loudspeaker.play("aside", next: Self.sound) }
        #expect(await eventually { device.seconds(of: "aside") >= 0.4 })

        for _ in 0..<100 { device.tell(.rendered(PCM16.silence(.milliseconds(100)), item: nil, heardAt: .now)) }
        try await Task.sleep(for: .milliseconds(50))

        #expect(device.seconds(of: "aside") <= 0.5)
        speaking.cancel()
        _ = try? await speaking.value
    }

    @Test func `a loudspeaker that does not come back ends what is spoken`() async throws {
        let device = ManualLoudspeaker()
        let work = WorkGroup()
        Task { await work.run() }
        defer { work.finish() }
        let loudspeaker = SharedLoudspeaker(device, patience: .milliseconds(50), work: work)
        loudspeaker.start { _ in }
        let speaking = Task { try await loudspeaker.play("aside", next: Self.sound) }
        #expect(await eventually { device.items == ["aside"] })

        device.tell(.failed(.stalled(.playback), retrying: true))

        await #expect(throws: EchoError.audio(.stalled(.playback))) { try await speaking.value }
    }
}
