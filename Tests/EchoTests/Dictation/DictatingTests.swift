import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `Dictating beside a conversation` {
    /// What a dictation has told so far.
    private final class Told: Sendable {
        private let events = Mutex<[DictationEvent]>([])
        var all: [DictationEvent] { events.withLock(\.self) }
        var texts: [String] {
            all.compactMap { if case .settled(let piece) = $0 { piece.text } else { nil } }
        }
        func add(_ event: DictationEvent) { events.withLock { $0.append(event) } }
    }

    private func speak(_ microphone: ManualMicrophone) {
        microphone.say(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        microphone.say(SpokenSound.quiet(milliseconds: 1_000))
    }

    private func configuration(_ port: Int) -> EchoConfiguration {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)/v1"
        return configuration
    }

    @Test func `a server of one's own writes, piece by piece, until it is finished`() async throws {
        let recognizer = ScriptedRecognizer("good day", "and good night")
        let server = LoopbackServer.configuration(recognizer: recognizer, models: .published)
        try await LoopbackServer.run(server) { port in
            let (microphone, told, dictation) = (ManualMicrophone(), Told(), Dictation())
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            async let dictated: Void = echo.dictate(dictation) { told.add($0) }
            #expect(await eventually { microphone.isOpen })

            speak(microphone)
            #expect(await eventually { told.texts == ["good day"] })
            microphone.say(SpokenSound.voice(milliseconds: 1_200))
            dictation.finish()

            try await dictated
            #expect(told.texts == ["good day", "and good night"])
            #expect(told.all.first == .listening)
            #expect(!microphone.isOpen)
        }
    }

    @Test func `one utterance ends with the silence behind it`() async throws {
        let server = LoopbackServer.configuration(recognizer: ScriptedRecognizer("good day"))
        try await LoopbackServer.run(server) { port in
            let (microphone, told) = (ManualMicrophone(), Told())
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            let dictation = Dictation(endsAfterSilence: .seconds(1))
            async let dictated: Void = echo.dictate(dictation) { told.add($0) }
            #expect(await eventually { microphone.isOpen })

            speak(microphone)
            microphone.say(SpokenSound.quiet(milliseconds: 1_000))

            try await dictated
            #expect(told.texts == ["good day"])
        }
    }

    @Test func `cancelling closes the microphone`() async throws {
        let server = LoopbackServer.configuration()
        try await LoopbackServer.run(server) { port in
            let microphone = ManualMicrophone()
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            let dictating = Task { try await echo.dictate(Dictation()) { _ in } }
            #expect(await eventually { microphone.isOpen })

            dictating.cancel()

            await #expect(throws: EchoError.cancelled) { try await dictating.value }
            #expect(!microphone.isOpen)
        }
    }

    @Test func `without a microphone nobody is asked`() async {
        let realtime = ScriptedRealtimeTransport()
        let echo = Echo(key: "k", realtimeTransport: realtime)
        await #expect(throws: EchoError.audio(.noDevice(.capture))) { try await echo.dictate(Dictation()) { _ in } }
        #expect(realtime.connections == 0)
    }

    @Test func `a microphone that cannot be opened says so`() async {
        let microphone = ManualMicrophone(failing: .busy(.capture))
        let echo = Echo(
            key: "k", microphone: microphone, realtimeTransport: ScriptedRealtimeTransport(.greeting))
        await #expect(throws: EchoError.audio(.busy(.capture))) { try await echo.dictate(Dictation()) { _ in } }
    }

    @Test func `a server without such sessions is asked for recordings`() async throws {
        let http = ScriptedHTTPTransport { request in
            request.url.hasSuffix("/models")
                ? .json(["data": [["id": "faster-whisper", "object": "model"]]]) : .json(["text": "Good day."])
        }
        let realtime = ScriptedRealtimeTransport(
            RealtimeScript([.refuses(.rejected(status: 404, message: "Not Found"))]))
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://nas:8000/v1"
        let (microphone, told, dictation) = (ManualMicrophone(), Told(), Dictation())
        let echo = Echo(
            key: nil, configuration: configuration, microphone: microphone, realtimeTransport: realtime,
            httpTransport: http)
        async let dictated: Void = echo.dictate(dictation) { told.add($0) }
        #expect(await eventually { microphone.isOpen })

        speak(microphone)
        #expect(await eventually { told.texts == ["Good day."] })
        dictation.finish()

        try await dictated
        let request = http.requests.last
        #expect(request?.url == "http://nas:8000/v1/audio/transcriptions")
        #expect(request?.headers["content-type"]?.hasPrefix("multipart/form-data") == true)
        let form = String(decoding: request?.body ?? Data(), as: UTF8.self)
        #expect(form.contains("faster-whisper") && form.contains("RIFF"))
    }

    @Test func `a server that breaks off says so, and what it wrote stays`() async throws {
        let script =
            RealtimeScript.greeting + .hears(.milliseconds(1_500))
            + .says([
                "type": "conversation.item.input_audio_transcription.completed", "event_id": "e", "item_id": "i",
                "content_index": 0, "transcript": "Good day.",
            ]) + .closes(code: 1006, reason: "")
        let (microphone, told) = (ManualMicrophone(), Told())
        let echo = Echo(key: "k", microphone: microphone, realtimeTransport: ScriptedRealtimeTransport(script))
        let dictating = Task { try await echo.dictate(Dictation()) { told.add($0) } }
        #expect(await eventually { microphone.isOpen })

        microphone.say(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 2_000))

        await #expect(throws: EchoError.connectionLost(code: 1006, reason: "")) { try await dictating.value }
        #expect(told.texts == ["Good day."])
        #expect(!microphone.isOpen)
    }
}
