import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session that writes down what is dictated` {
    private typealias Action = DictationSession.Action

    private func makeSUT(
        _ hints: DictationSession.Hints = .init(), silence: Duration? = nil
    ) -> DictationSession {
        DictationSession(model: "writer", settings: SessionSettings(), hints: hints, silence: silence)
    }

    private func ready() throws -> DictationSession {
        var session = makeSUT()
        _ = try receive(&session, Self.created)
        _ = try receive(&session, Self.updated)
        return session
    }

    private func receive(_ session: inout DictationSession, _ json: String) throws -> [Action] {
        session.receive(try ServerEvent(parsing: Data(json.utf8)))
    }

    private func hear(_ session: inout DictationSession, _ sounds: PCM16...) -> [Action] {
        sounds.flatMap { sound in
            stride(from: 0, to: sound.samples.count, by: 480).flatMap {
                session.hear(PCM16(Array(sound.samples[$0..<min($0 + 480, sound.samples.count)])))
            }
        }
    }

    private let voice = SpokenSound.voice(milliseconds: 1_200)
    private let quiet = SpokenSound.quiet(milliseconds: 1_000)

    private static let created =
        #"{"type":"session.created","event_id":"e","session":{"type":"transcription","id":"s"}}"#
    private static let updated =
        #"{"type":"session.updated","event_id":"e","session":{"type":"transcription","id":"s"}}"#

    private static func committed(_ item: String) -> String {
        #"{"type":"input_audio_buffer.committed","event_id":"e","item_id":"\#(item)"}"#
    }

    private static func delta(_ words: String, _ item: String) -> String {
        #"{"type":"conversation.item.input_audio_transcription.delta","event_id":"e","item_id":"\#(item)","content_index":0,"delta":"\#(words)"}"#
    }

    private static func completed(_ words: String, _ item: String) -> String {
        #"{"type":"conversation.item.input_audio_transcription.completed","event_id":"e","item_id":"\#(item)","content_index":0,"transcript":"\#(words)","usage":{"type":"duration","seconds":2}}"#
    }

    private static func failed(_ item: String) -> String {
        #"{"type":"conversation.item.input_audio_transcription.failed","event_id":"e","item_id":"\#(item)","content_index":0,"error":{"message":"too soft"}}"#
    }

    private static func error(_ code: String, _ parameter: String = "") -> String {
        #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"\#(code)","message":"no","param":"\#(parameter)"}}"#
    }

    private func settled(_ actions: [Action]) -> [String] {
        actions.compactMap { if case .tell(.settled(let piece)) = $0 { piece.text } else { nil } }
    }

    private func sent(_ actions: [Action]) -> [String] {
        actions.compactMap { if case .send(let event) = $0 { event.json["type"]?.string } else { nil } }
    }

    @Test func `asks for transcription alone, without turn detection`() throws {
        var hints = DictationSession.Hints()
        (hints.keywords, hints.languages) = (["Kubernetes"], ["de"])
        var session = makeSUT(hints)

        let asked = try receive(&session, Self.created)

        guard case .send(.sessionUpdate(let update))? = asked.first else {
            Issue.record("\(asked)")
            return
        }
        let input = update.session.json["audio"]?["input"]
        #expect(update.session.type == "transcription")
        #expect(input?["turn_detection"] == .null)
        #expect(input?["transcription"]?["model"] == "writer")
        #expect(input?["transcription"]?["keywords"] == ["Kubernetes"])
        #expect(input?["transcription"]?["languages"] == ["de"])
        #expect(update.session.json["audio"]?["output"] == nil)
    }

    @Test func `a server that knows no keywords is asked without them`() throws {
        var hints = DictationSession.Hints()
        (hints.keywords, hints.language) = (["Kubernetes"], "de")
        var session = makeSUT(hints)
        _ = try receive(&session, Self.created)

        let asked = try receive(&session, Self.error("unknown_parameter", "session.audio.input.transcription.keywords"))

        guard case .send(.sessionUpdate(let update))? = asked.first else {
            Issue.record("\(asked)")
            return
        }
        #expect(update.session.json["audio"]?["input"]?["transcription"] == ["model": "writer", "language": "de"])
    }

    @Test func `sends speech alone, and commits it when it pauses`() throws {
        var session = try ready()

        #expect(sent(hear(&session, quiet, quiet)).isEmpty)
        let types = sent(hear(&session, voice, quiet))
        #expect(types.last == "input_audio_buffer.commit")
        #expect(types.filter { $0 == "input_audio_buffer.commit" }.count == 1)
        #expect(types.dropLast().allSatisfy { $0 == "input_audio_buffer.append" } && types.count > 50)
    }

    @Test func `what is said before there is a session is not lost`() throws {
        var session = makeSUT()
        #expect(hear(&session, quiet, voice, quiet).isEmpty)
        _ = try receive(&session, Self.created)

        #expect(sent(try receive(&session, Self.updated)).last == "input_audio_buffer.commit")
    }

    @Test func `words have the times at which they were said`() throws {
        var session = try ready()
        _ = hear(&session, quiet, voice, quiet)
        _ = try receive(&session, Self.committed("i1"))

        let told = try receive(&session, Self.completed("Good day.", "i1"))

        guard case .tell(.settled(let piece))? = told.dropFirst().first else {
            Issue.record("\(told)")
            return
        }
        #expect(piece.text == "Good day.")
        #expect((.milliseconds(500)...(.milliseconds(1_200))).contains(piece.began))
        #expect((.milliseconds(2_300)...(.milliseconds(3_200))).contains(piece.ended))
        #expect(told.first == .charge(Usage(.duration(TranscriptionDuration(seconds: 2)))))
    }

    @Test func `words that come while one speaks belong to what is being said`() throws {
        var session = try ready()
        _ = hear(&session, quiet, voice)

        #expect(try receive(&session, Self.delta("Good", "i1")) == [.tell(.partial("Good"))])
        _ = hear(&session, quiet)
        _ = try receive(&session, Self.committed("i1"))
        #expect(settled(try receive(&session, Self.completed("Good day.", "i1"))) == ["Good day."])
        _ = hear(&session, voice, quiet)
        _ = try receive(&session, Self.committed("i2"))
        #expect(settled(try receive(&session, Self.completed("And night.", "i2"))) == ["And night."])
    }

    @Test func `the end waits for the last words`() throws {
        var session = try ready()
        _ = hear(&session, quiet, voice)

        let end = session.finish()
        #expect(end.first == .closeMicrophone && sent(end).last == "input_audio_buffer.commit")
        #expect(!session.isOver)
        _ = try receive(&session, Self.committed("i1"))
        let last = try receive(&session, Self.completed("Good day.", "i1"))
        #expect(settled(last) == ["Good day."] && last.last == .end(nil))
        #expect(hear(&session, voice, quiet).isEmpty)
    }

    @Test func `where nothing was said the end is at once`() throws {
        var session = try ready()
        _ = hear(&session, quiet)
        #expect(session.finish() == [.closeMicrophone, .end(nil)])
    }

    @Test func `words that cannot be had are told, and the dictation goes on`() throws {
        var session = try ready()
        _ = hear(&session, voice, quiet)
        _ = try receive(&session, Self.committed("i1"))

        #expect(
            try receive(&session, Self.failed("i1"))
                == [.tell(.lost(.responseFailed(code: nil, message: "too soft")))])
        #expect(!session.isOver)
    }

    @Test func `words that never come are waited for half a minute`() throws {
        var session = try ready()
        _ = hear(&session, voice, quiet)
        _ = try receive(&session, Self.committed("i1"))
        _ = try receive(&session, Self.delta("Good", "i1"))

        let told = hear(&session, SpokenSound.quiet(milliseconds: 31_000))

        #expect(settled(told) == ["Good"])
    }

    @Test func `what is lost with the connection is told, and why`() throws {
        let lost = EchoError.connectionLost(code: 1006, reason: "")
        var session = try ready()
        _ = hear(&session, voice, quiet)
        _ = try receive(&session, Self.committed("i1"))
        _ = try receive(&session, Self.delta("Good", "i1"))

        let end = session.end(lost)
        #expect(settled(end) == ["Good"] && end.last == .end(lost))
        #expect(session.end(nil).isEmpty)
    }

    @Test func `an error before there is a session refuses it, later ends it`() throws {
        var session = makeSUT()
        _ = try receive(&session, Self.created)
        guard case .refused(.unsupportedModel)? = try receive(&session, Self.error("model_not_found")).first else {
            Issue.record("not refused")
            return
        }
        #expect(!session.isOver)
        session = try ready()
        #expect(try receive(&session, Self.error("input_audio_buffer_commit_empty")).isEmpty)
        guard case .end(.server)? = try receive(&session, Self.error("session_expired")).last else {
            Issue.record("not ended")
            return
        }
    }

    @Test func `silence ends what is to end by itself`() throws {
        var session = makeSUT(silence: .seconds(2))
        _ = try receive(&session, Self.created)
        _ = try receive(&session, Self.updated)
        #expect(!hear(&session, voice, quiet, quiet).contains(.closeMicrophone))
        #expect(hear(&session, quiet).contains(.closeMicrophone))

        var idle = makeSUT(silence: .seconds(2))
        #expect(!hear(&idle, SpokenSound.quiet(milliseconds: 14_000)).contains(.closeMicrophone))
        #expect(hear(&idle, SpokenSound.quiet(milliseconds: 1_100)).contains(.closeMicrophone))
    }

    @Test func `who speaks without a pause is written each minute`() throws {
        var session = try ready()
        let actions = (0..<70).flatMap { _ in
            hear(&session, SpokenSound.voice(milliseconds: 850), SpokenSound.quiet(milliseconds: 150))
        }
        #expect(sent(actions).filter { $0 == "input_audio_buffer.commit" }.count == 1)
        // Nothing between the two pieces is lost.
        #expect(sent(actions).last == "input_audio_buffer.append")
        #expect(sent(hear(&session, quiet)).last == "input_audio_buffer.commit")
    }

    @Test func `where nothing was said nobody waits for a session`() {
        var session = makeSUT()
        _ = hear(&session, quiet)
        #expect(session.finish() == [.closeMicrophone, .end(nil)])
    }

    @Test func `a server without sessions is asked for each stretch of speech`() throws {
        var session = makeSUT()
        _ = hear(&session, quiet, voice, quiet)

        let asked = session.useRequests()

        guard case .ask(let id, let sound)? = asked.first else {
            Issue.record("\(asked)")
            return
        }
        #expect((.milliseconds(1_500)...(.milliseconds(2_400))).contains(sound.duration))
        #expect(settled(session.heard(id, "Good day.", nil)) == ["Good day."])
        guard case .ask(let next, _)? = hear(&session, voice, quiet).first else {
            Issue.record("not asked")
            return
        }
        #expect(session.failed(next, .server(code: nil, message: "no", parameter: nil)).count == 1 && !session.isOver)
    }

    @Test func `a request that will never succeed ends it`() throws {
        var session = makeSUT()
        _ = hear(&session, quiet, voice, quiet)
        guard case .ask(let id, _)? = session.useRequests().first else {
            Issue.record("not asked")
            return
        }
        #expect(session.failed(id, .invalidKey) == [.end(.invalidKey)])
    }
}
