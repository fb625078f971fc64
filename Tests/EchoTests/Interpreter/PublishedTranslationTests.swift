import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The published events of a translation are an interpretation` {
    private let start = ContinuousClock.now

    private func session() -> InterpreterSession {
        InterpreterSession(
            target: "es", model: "gpt-realtime-translate", transcriber: "gpt-realtime-whisper",
            noiseReduction: "near_field", mayRepeat: false, at: start)
    }

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    /// As it is read from the wire.
    private func event(_ type: String) throws -> TranslationServerEvent {
        try TranslationServerEvent(WireExamples.json("translation.server.\(type).json"))
    }

    private func sent(_ actions: [InterpreterSession.Action]) -> [JSONValue] {
        actions.compactMap { if case .send(let event) = $0 { event.json } else { nil } }
    }

    private func lines(_ actions: [InterpreterSession.Action]) -> [InterpretedLine] {
        actions.compactMap { if case .tell(.line(let line)) = $0 { line } else { nil } }
    }

    private func ready() throws -> InterpreterSession {
        var session = session()
        _ = session.receive(try event("session.created"), at: start)
        _ = session.receive(try event("session.updated"), at: start)
        return session
    }

    @Test func `which asks for what the published client asks for`() throws {
        var session = session()

        let actions = session.receive(try event("session.created"), at: start)

        let told = try #require(sent(actions).first)
        let published = try WireExamples.json("translation.client.session.update.json")
        let (audio, wanted) = (told["session"]?["audio"], published["session"]?["audio"])
        #expect(told["type"] == published["type"])
        #expect(audio?["output"] == wanted?["output"])
        #expect(audio?["input"]?["transcription"] == wanted?["input"]?["transcription"])
        #expect(audio?["input"]?["noise_reduction"]?["type"] == wanted?["input"]?["noise_reduction"]?["type"])
        let begun = session.receive(try event("session.updated"), at: after(100))
        #expect(begun.first == .tell(.ready(target: "es")))
    }

    @Test func `with the words of both sides in one line, and the voice`() throws {
        var session = try ready()

        let heard = session.receive(try event("session.input_transcript.delta"), at: after(1_500))
        let said = session.receive(try event("session.output_transcript.delta"), at: after(2_700))
        let voice = session.receive(try event("session.output_audio.delta"), at: after(2_700))

        #expect(lines(heard).map(\.source) == ["Good evening"])
        let line = try #require(lines(said).last)
        #expect(line.source == "Good evening" && line.translation == "Buenas noches")
        #expect(line.began == .milliseconds(1_400) && line.ended == .milliseconds(2_600))
        let published = try WireExamples.json("translation.server.session.output_audio.delta.json")
        let sound = try #require(published["delta"]?.string)
        let played = voice.compactMap { if case .play(let sound) = $0 { sound.littleEndianData } else { nil } }
        #expect(played.map { $0.base64EncodedString() } == [sound])
    }

    @Test func `which is closed as the published client closes it`() throws {
        var session = try ready()
        _ = session.receive(try event("session.input_transcript.delta"), at: after(1_500))
        _ = session.receive(try event("session.output_transcript.delta"), at: after(2_700))
        _ = session.finish(at: after(3_000))

        let closing = session.pass(to: after(3_100))

        let published = try WireExamples.json("translation.client.session.close.json")
        #expect(sent(closing).last?["type"] == published["type"])
        let closed = session.receive(try event("session.closed"), at: after(3_200))
        #expect(lines(closed).map(\.state) == [.whole])
        #expect(closed.last == .end(nil))
    }

    @Test func `which a language that is not spoken ends, with the server's words`() throws {
        var session = session()
        _ = session.receive(try event("session.created"), at: start)

        let actions = session.receive(try event("error"), at: after(100))

        guard case .end(.server(_, let message, let parameter)?)? = actions.last else {
            return #expect(Bool(false), "it goes on")
        }
        #expect(message == "Unsupported output language.")
        #expect(parameter == "session.audio.output.language")
    }

    @Test func `which goes on in another session where the server ends one`() throws {
        var session = try ready()

        let closed = session.receive(try event("session.closed"), at: after(60_000))
        #expect(closed.last == .renew)
        let again = session.receive(try event("session.created"), at: after(60_100))
        #expect(sent(again).map { $0["type"] } == ["session.update"])
    }
}
