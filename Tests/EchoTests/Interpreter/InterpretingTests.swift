import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `Interpreting beside a conversation` {
    /// What an interpretation has told so far.
    private final class Told: Sendable {
        private let events = Mutex<[InterpreterEvent]>([])
        var all: [InterpreterEvent] { events.withLock(\.self) }
        /// As it was told last, in the order of beginning.
        var lines: [InterpretedLine] {
            var lines: [InterpretedLine] = []
            for case .line(let line) in all {
                if let index = lines.firstIndex(where: { $0.id == line.id }) {
                    lines[index] = line
                } else {
                    lines.append(line)
                }
            }
            return lines
        }
        func add(_ event: InterpreterEvent) { events.withLock { $0.append(event) } }
    }

    private func configuration(_ port: Int) -> EchoConfiguration {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)/v1"
        return configuration
    }

    private func server(_ utterances: String...) -> LocalServerConfiguration {
        var server = LoopbackServer.configuration(
            recognizer: ScriptedRecognizer(utterances.map { RecognizedWords(text: $0) }), models: .published)
        server.translators = [
            ScriptedTranslator([
                "es": ["Good evening to you.": "Buenas noches a usted."],
                "en": ["Buenas tardes a todos.": "Good afternoon everybody."],
            ])
        ]
        server.languageVoices = ScriptedVoices(["es"])
        return server
    }

    private func speak(_ microphone: ManualMicrophone) {
        microphone.say(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        microphone.say(SpokenSound.quiet(milliseconds: 1_000))
    }

    @Test func `a server of one's own translates, in words and aloud`() async throws {
        try await LoopbackServer.run(server("Good evening to you.")) { port in
            let (microphone, loudspeaker, told) = (ManualMicrophone(), ManualLoudspeaker(), Told())
            let echo = Echo(
                key: LoopbackServer.token, configuration: configuration(port), microphone: microphone,
                loudspeaker: loudspeaker)
            let interpretation = Interpretation(into: ["es"])
            async let interpreted: Void = echo.interpret(interpretation) { told.add($0) }
            #expect(await eventually { told.all.contains(.ready(target: "es")) })

            speak(microphone)
            #expect(await eventually { told.lines.first?.translation == "Buenas noches a usted." })
            #expect(await eventually { !loudspeaker.wholeItems.isEmpty })
            // A pause of the sender on a busy machine makes two pieces of one sentence: all that comes is heard.
            let listening = Task {
                while !Task.isCancelled {
                    loudspeaker.wholeItems.forEach { loudspeaker.finish($0) }
                    try? await Task.sleep(for: .milliseconds(5))
                }
            }
            defer { listening.cancel() }
            interpretation.finish()

            try await interpreted
            #expect(told.lines.map(\.source) == ["Good evening to you."])
            #expect(told.lines.map(\.state) == [.whole])
            #expect(!microphone.isOpen)
        }
    }

    @Test func `what is said in either of two languages is written in the other`() async throws {
        // Both sessions hear everything: each utterance is recognised twice.
        let recognizer = ScriptedRecognizer(
            "Good evening to you.", "Good evening to you.", "Buenas tardes a todos.", "Buenas tardes a todos.")
        var server = server()
        server.recognizer = recognizer
        try await LoopbackServer.run(server) { port in
            let (microphone, told) = (ManualMicrophone(), Told())
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            let interpretation = Interpretation(into: ["es", "en"], isSpoken: false)
            async let interpreted: Void = echo.interpret(interpretation) { told.add($0) }
            #expect(
                await eventually {
                    told.all.contains(.ready(target: "es")) && told.all.contains(.ready(target: "en"))
                })

            speak(microphone)
            #expect(await eventually { told.lines.contains { $0.translation == "Buenas noches a usted." } })
            #expect(await eventually { recognizer.heardSamples.count == 2 })
            speak(microphone)
            #expect(await eventually { told.lines.contains { $0.translation == "Good afternoon everybody." } })
            interpretation.finish()

            try await interpreted
            #expect(told.lines.map(\.target) == ["es", "en"])
        }
    }

    @Test func `a server that has nobody who translates says so`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(models: .published)) { port in
            let microphone = ManualMicrophone()
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            let error = await #expect(throws: EchoError.self) {
                try await echo.interpret(Interpretation(into: ["es"])) { _ in }
            }
            #expect(error?.lacksInterpreter == true)
            #expect(!microphone.isOpen)
        }
    }

    @Test func `a language that nobody speaks is refused`() async throws {
        try await LoopbackServer.run(server()) { port in
            let echo = Echo(
                key: LoopbackServer.token, configuration: configuration(port), microphone: ManualMicrophone())
            let error = await #expect(throws: EchoError.self) {
                try await echo.interpret(Interpretation(into: ["fi"])) { _ in }
            }
            #expect(error?.lacksInterpreter == false)
        }
    }

    @Test func `a server without such sessions is told by its address`() async throws {
        let realtime = ScriptedRealtimeTransport(
            RealtimeScript([.refuses(.rejected(status: 404, message: "Not Found"))]))
        let echo = Echo(key: "k", microphone: ManualMicrophone(), realtimeTransport: realtime)
        let error = await #expect(throws: EchoError.self) {
            try await echo.interpret(Interpretation(into: ["es"])) { _ in }
        }
        #expect(error == .unsupportedModel(name: "gpt-realtime-translate", supported: [], message: "Not Found"))
    }

    @Test func `equal languages are refused before anything is sent`() async {
        let realtime = ScriptedRealtimeTransport()
        let echo = Echo(key: "k", microphone: ManualMicrophone(), realtimeTransport: realtime)
        await #expect(throws: EchoError.self) {
            try await echo.interpret(Interpretation(into: ["es", "es"])) { _ in }
        }
        #expect(realtime.connections == 0)
    }

    @Test func `a connection that breaks off leaves what came, and marks it`() async throws {
        let script =
            RealtimeScript([
                .says(["type": "session.created", "event_id": "e1", "session": ["type": "translation"]]),
                .expects(["type": "session.update"]),
                .says(["type": "session.updated", "event_id": "e2", "session": ["type": "translation"]]),
                .says([
                    "type": "session.input_transcript.delta", "event_id": "e3", "delta": " Good", "elapsed_ms": 100,
                ]),
            ]) + .closes(code: 1006, reason: "")
        let (microphone, told) = (ManualMicrophone(), Told())
        let echo = Echo(key: "k", microphone: microphone, realtimeTransport: ScriptedRealtimeTransport(script))

        await #expect(throws: EchoError.connectionLost(code: 1006, reason: "")) {
            try await echo.interpret(Interpretation(into: ["es"])) { told.add($0) }
        }

        #expect(told.lines.map(\.source) == ["Good"] && told.lines.map(\.state) == [.cutOff])
        #expect(!microphone.isOpen)
    }

    @Test func `a microphone that cannot be opened says so`() async {
        let echo = Echo(
            key: "k", microphone: ManualMicrophone(failing: .busy(.capture)),
            realtimeTransport: ScriptedRealtimeTransport())
        await #expect(throws: EchoError.audio(.busy(.capture))) {
            try await echo.interpret(Interpretation(into: ["es"])) { _ in }
        }
    }

    @Test func `without a microphone nobody is asked`() async {
        let echo = Echo(key: "k", realtimeTransport: ScriptedRealtimeTransport())
        await #expect(throws: EchoError.audio(.noDevice(.capture))) {
            try await echo.interpret(Interpretation(into: ["es"])) { _ in }
        }
    }

    @Test func `cancelling closes the microphone`() async throws {
        try await LoopbackServer.run(server()) { port in
            let (microphone, told) = (ManualMicrophone(), Told())
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(port), microphone: microphone)
            let interpreting = Task { try await echo.interpret(Interpretation(into: ["es"])) { told.add($0) } }
            #expect(await eventually { told.all.contains(.ready(target: "es")) })

            interpreting.cancel()

            await #expect(throws: EchoError.cancelled) { try await interpreting.value }
            #expect(!microphone.isOpen)
        }
    }
}
