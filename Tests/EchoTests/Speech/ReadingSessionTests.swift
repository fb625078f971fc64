import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session that reads aloud` {
    private func makeSUT(_ text: String = "Ready at noon.") -> ReadingSession {
        ReadingSession(text: text, model: "talker", voice: "cedar", speed: 1.25)
    }

    private func event(_ json: String) throws -> ServerEvent { try ServerEvent(parsing: Data(json.utf8)) }

    private func receive(_ session: inout ReadingSession, _ json: String) throws -> [ReadingSession.Action] {
        session.receive(try event(json))
    }

    /// Greeted and configured, with the first answer begun.
    private func begun(_ text: String = "Ready at noon.") throws -> ReadingSession {
        var session = makeSUT(text)
        _ = try receive(&session, Self.created)
        _ = try receive(&session, Self.updated)
        _ = try receive(&session, Self.begins("r1"))
        return session
    }

    private static let created =
        #"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s"}}"#
    private static let updated =
        #"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"s"}}"#

    private static func begins(_ id: String) -> String {
        #"{"type":"response.created","event_id":"e","response":{"id":"\#(id)","status":"in_progress","output":[]}}"#
    }

    private static func sounds(_ id: String) -> String {
        #"{"type":"response.output_audio.delta","event_id":"e","response_id":"\#(id)","item_id":"i","output_index":0,"content_index":0,"delta":"AAAAAA=="}"#
    }

    private static func says(_ words: String, in id: String) -> String {
        #"{"type":"response.output_audio_transcript.done","event_id":"e","response_id":"\#(id)","item_id":"i","output_index":0,"content_index":0,"transcript":"\#(words)"}"#
    }

    private static func ends(_ id: String, _ status: String = "completed") -> String {
        #"{"type":"response.done","event_id":"e","response":{"id":"\#(id)","status":"\#(status)","output":[],"usage":{"input_tokens":50,"output_tokens":20,"output_token_details":{"audio_tokens":20}}}}"#
    }

    @Test func `asks for the text alone, outside of every conversation`() throws {
        var session = makeSUT()
        let settings = try receive(&session, Self.created)
        let reading = try receive(&session, Self.updated)

        guard case .send(.sessionUpdate(let update))? = settings.first,
            case .send(.responseCreate(let create))? = reading.first
        else {
            Issue.record("\(settings) \(reading)")
            return
        }
        #expect(update.session.audio?.output?.speed == 1.25)
        #expect(update.session.audio?.output?.voice == .named("cedar"))
        #expect(create.response?.conversation == "none")
        #expect(create.response?.outputModalities == ["audio"])
        #expect(create.response?.instructions == ReadingSession.instructions)
        #expect(create.json["response"]?["input"]?.array?.count == 1)
        #expect(create.json.text.contains("Ready at noon."))
    }

    @Test func `plays the sound, charges it, and is over`() throws {
        var session = try begun()
        #expect(try receive(&session, Self.sounds("r1")) == [.play(PCM16([0, 0]))])
        _ = try receive(&session, Self.says("ready at noon", in: "r1"))
        let end = try receive(&session, Self.ends("r1"))

        var usage = Usage()
        (usage.inputTextTokens, usage.outputAudioTokens) = (50, 20)
        #expect(end == [.charge(usage), .end(nil)])
        #expect(session.isOver)
    }

    @Test func `tells of other words than those of the text`() throws {
        var session = try begun()
        _ = try receive(&session, Self.sounds("r1"))
        _ = try receive(&session, Self.says("Sure! Ready at noon.", in: "r1"))
        let end = try receive(&session, Self.ends("r1"))

        #expect(end.contains(.tell(text: "Ready at noon.", said: "Sure! Ready at noon.")))
    }

    @Test func `reads a long text piece by piece`() throws {
        var session = try begun(String(repeating: "A long story. ", count: 500))
        _ = try receive(&session, Self.sounds("r1"))
        let next = try receive(&session, Self.ends("r1"))

        #expect(next.contains { if case .send(.responseCreate) = $0 { true } else { false } })
        _ = try receive(&session, Self.begins("r2"))
        #expect(try receive(&session, Self.sounds("r1")).isEmpty)
        #expect(try receive(&session, Self.sounds("r2")).count == 1)
        #expect(try receive(&session, Self.ends("r2")).last == .end(nil))
    }

    @Test(arguments: ["incomplete", "failed", "cancelled"])
    func `an answer that fails is a failure`(status: String) throws {
        var session = try begun()
        _ = try receive(&session, Self.sounds("r1"))
        guard case .end(let error)? = try receive(&session, Self.ends("r1", status)).last else {
            Issue.record("it goes on")
            return
        }
        #expect(error != nil)
    }

    @Test func `an answer without sound is a failure`() throws {
        var session = try begun()
        #expect(
            try receive(&session, Self.ends("r1")).last == .end(.unexpectedAnswer(reason: "no audio came")))
    }

    @Test func `a refusal is a failure, and nothing follows it`() throws {
        var session = makeSUT()
        let error = try receive(
            &session,
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"model_not_found","message":"no"}}"#
        )
        #expect(error == [.end(.unsupportedModel(name: "talker", supported: [], message: "no"))])
        #expect(try receive(&session, Self.updated).isEmpty)
        #expect(session.end(.notConnected).isEmpty)
    }
}

@Suite struct `What was said, and what was to be said` {
    @Test(arguments: [
        ("Ready at noon.", "ready at  noon"), ("“Ready” – at noon!", "Ready at noon."), ("", "Ready at noon."),
        ("Cafe\u{301}, élan", "café élan"), ("3 Äpfel", "3 äpfel"),
    ])
    func `agree but for case, punctuation and white space`(said: String, text: String) {
        #expect(ComparedWords.agree(said, with: text))
    }

    @Test(arguments: [
        ("Sure, ready at noon.", "Ready at noon."), ("Ready at one.", "Ready at noon."), ("Ready.", "Ready at noon."),
        ("cafe", "café"),
    ])
    func `differ in a word or a letter`(said: String, text: String) {
        #expect(!ComparedWords.agree(said, with: text))
    }
}
