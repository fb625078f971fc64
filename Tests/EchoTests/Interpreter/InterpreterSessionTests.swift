import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Rules of an interpreter's session` {
    private let start = ContinuousClock.now

    private func session(mayRepeat: Bool = false, leads: Bool = true) -> InterpreterSession {
        InterpreterSession(
            target: "es", model: "gpt-realtime-translate", transcriber: "gpt-realtime-whisper",
            noiseReduction: "near_field", mayRepeat: mayRepeat, leads: leads, at: start)
    }

    private func ready(mayRepeat: Bool = false, leads: Bool = true) -> InterpreterSession {
        var session = session(mayRepeat: mayRepeat, leads: leads)
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: start)
        _ = session.receive(.updated(TranslationUpdated(session: TranslationSettings())), at: start)
        return session
    }

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    private func heard(_ milliseconds: Int, at time: Int) -> CapturedSound {
        CapturedSound(SpokenSound.voice(milliseconds: milliseconds), capturedAt: after(time))
    }

    private func error(_ code: String, _ param: String? = nil) -> TranslationServerEvent {
        .error(ErrorEvent(error: ErrorDetail(type: "invalid_request_error", code: code, message: "No.", param: param)))
    }

    private func sentFrames(_ actions: [InterpreterSession.Action]) -> Int {
        actions.reduce(0) { sum, action in
            guard case .send(.audioAppend(let append)) = action else { return sum }
            return sum + append.audio.count / 2
        }
    }

    private func lines(_ actions: [InterpreterSession.Action]) -> [InterpretedLine] {
        actions.compactMap { if case .tell(.line(let line)) = $0 { line } else { nil } }
    }

    /// Why it ended.
    private enum End: Equatable {
        case goesOn, finished
        case failed(EchoError)
    }

    private func end(_ actions: [InterpreterSession.Action]) -> End {
        for case .end(let error) in actions { return error.map(End.failed) ?? .finished }
        return .goesOn
    }

    @Test func `it asks for the language and the words before any sound`() throws {
        var session = session()
        #expect(sentFrames(session.hear(heard(200, at: 0), at: start)) == 0)

        let actions = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: start)

        guard case .send(.update(let update))? = actions.first else { return #expect(Bool(false)) }
        #expect(update.session.audio?.output?.language == "es")
        #expect(update.session.audio?.input?.transcription?.value?.model == "gpt-realtime-whisper")
        #expect(update.session.audio?.input?.noiseReduction?.value?.type == "near_field")
        let begun = session.receive(.updated(TranslationUpdated(session: TranslationSettings())), at: after(300))
        #expect(begun.first == .tell(.ready(target: "es")))
        // What was said before is not lost.
        #expect(sentFrames(begun) == 4_800)
    }

    @Test func `silence keeps flowing while nobody speaks`() {
        var session = ready()
        let sent = (1...100).reduce(0) { $0 + sentFrames(session.pass(to: after($1 * 20))) }
        #expect(sent >= 2_000 * 24 - 2_400 - 960 && sent <= 2_000 * 24)
    }

    @Test func `words become lines, at their time`() {
        var session = ready()
        _ = session.receive(
            .inputTranscriptDelta(TranslationInputDelta(delta: " Good evening", elapsedMs: 1_400)), at: after(1_500))
        let actions = session.receive(
            .outputTranscriptDelta(TranslationOutputDelta(delta: " Buenas noches", elapsedMs: 2_600)), at: after(2_700))
        let line = lines(actions).last
        #expect(line?.source == "Good evening" && line?.translation == "Buenas noches")
        #expect(line?.began == .milliseconds(1_400) && line?.ended == .milliseconds(2_600))
    }

    @Test func `of two directions the one that has nothing to do is silent`() {
        var session = ready(mayRepeat: true)
        let heard = session.receive(
            .inputTranscriptDelta(TranslationInputDelta(delta: "Buenas noches a todos", elapsedMs: 100)), at: start)
        let said = session.receive(
            .outputTranscriptDelta(TranslationOutputDelta(delta: "Buenas noches a todos", elapsedMs: 200)), at: start)
        #expect(lines(heard + said).isEmpty)
        #expect(lines(session.pass(to: after(10_000))).isEmpty)
    }

    @Test func `of two directions the one that translates tells its line`() {
        var session = ready(mayRepeat: true, leads: false)
        let heard = session.receive(
            .inputTranscriptDelta(TranslationInputDelta(delta: "Good evening, all", elapsedMs: 100)), at: start)
        #expect(lines(heard).isEmpty)
        let said = session.receive(
            .outputTranscriptDelta(TranslationOutputDelta(delta: "Buenas noches a todos", elapsedMs: 200)), at: start)
        #expect(lines(said).map(\.source) == ["Good evening, all"])
    }

    @Test func `a server that does not write down what is said still translates`() {
        var session = session()
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: start)
        let again = session.receive(error("invalid_value", "session.audio.input.transcription.model"), at: start)
        guard case .send(.update(let update))? = again.first else { return #expect(Bool(false)) }
        #expect(update.session.audio?.input?.transcription == nil)
    }

    @Test func `a language that the server does not speak ends it`() {
        var session = session()
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: start)
        let actions = session.receive(error("invalid_value", "session.audio.output.language"), at: start)
        guard case .failed = end(actions) else { return #expect(Bool(false), "it goes on") }
    }

    @Test func `an error in the middle is told once, and it goes on`() {
        var session = ready()
        let told = (0..<5).flatMap { _ in session.receive(error("server_error"), at: start) }
        #expect(told.count == 1 && session.phase == .interpreting)
    }

    @Test func `the last words are waited for, with silence, and then the session is closed`() {
        var session = ready()
        _ = session.hear(heard(200, at: 100), at: after(100))
        #expect(session.finish(at: after(200)).isEmpty)
        _ = session.receive(
            .inputTranscriptDelta(TranslationInputDelta(delta: "Bye.", elapsedMs: 200)), at: after(3_000))
        let waiting = session.pass(to: after(6_000))
        #expect(!waiting.contains { if case .send(.close) = $0 { true } else { false } })
        _ = session.receive(
            .outputTranscriptDelta(TranslationOutputDelta(delta: "Adiós.", elapsedMs: 300)), at: after(6_100))

        let closing = session.pass(to: after(8_200))

        #expect(closing.contains { if case .send(.close) = $0 { true } else { false } })
        let closed = session.receive(.closed(TranslationClosed()), at: after(8_300))
        #expect(end(closed) == .finished)
        #expect(lines(closing + closed).last?.state == .whole)
    }

    @Test func `last words that never come are not waited for without an end`() {
        var session = ready()
        _ = session.hear(heard(200, at: 100), at: after(100))
        _ = session.finish(at: after(200))
        let closing = session.pass(to: after(15_300))
        #expect(closing.contains { if case .send(.close) = $0 { true } else { false } })
        #expect(end(session.pass(to: after(25_400))) == .finished)
    }

    @Test func `what came stays, and is marked, when the connection is lost`() {
        var session = ready()
        _ = session.receive(.inputTranscriptDelta(TranslationInputDelta(delta: "Good", elapsedMs: 100)), at: start)
        let actions = session.lose(.connectionLost(code: 1006, reason: ""))
        #expect(lines(actions).map(\.state) == [.cutOff])
        #expect(end(actions) == .failed(.connectionLost(code: 1006, reason: "")))
        #expect(session.lose(.connectionLost(code: 1006, reason: "")).isEmpty)
    }

    @Test func `a connection that served and is lost is made again, and what is said meanwhile is kept`() {
        var session = ready()
        let lost = EchoError.connectionLost(code: 1006, reason: "")
        _ = session.receive(
            .inputTranscriptDelta(TranslationInputDelta(delta: "Good", elapsedMs: 19_000)), at: after(19_000))
        let actions = session.lose(lost, at: after(20_000))
        #expect(lines(actions).map(\.state) == [.cutOff])
        #expect(actions.contains(.tell(.trouble(lost))) && actions.last == .renew)
        _ = session.hear(heard(200, at: 20_500), at: after(20_500))
        #expect(session.lose(.unreachable(host: "h", reason: "no route"), at: after(21_000)) == [.renew])
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: after(30_000))
        #expect(session.lose(lost, at: after(30_100)) == [.renew])
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: after(31_000))
        let begun = session.receive(.updated(TranslationUpdated(session: TranslationSettings())), at: after(31_100))

        #expect(sentFrames(begun) == 4_800)
        #expect(end(session.lose(lost, at: after(32_000))) == .failed(lost))
    }

    @Test func `a network that does not come back is given up`() {
        var session = ready()
        #expect(session.lose(.connectionLost(code: 1006, reason: ""), at: after(20_000)).last == .renew)
        #expect(end(session.pass(to: after(34_000))) == .goesOn)
        #expect(end(session.pass(to: after(35_100))) == .failed(.connectionTimedOut(host: "")))
    }

    @Test func `a server that ends every session at once is asked five times`() {
        var session = ready()
        for count in 1...5 {
            let actions = session.receive(.closed(TranslationClosed()), at: after(count * 100))
            let expected: End = count < 5 ? .goesOn : .failed(.connectionLost(code: 1001, reason: ""))
            #expect(end(actions) == expected)
            _ = session.receive(
                .created(TranslationCreated(session: TranslationSettings())), at: after(count * 100))
            _ = session.receive(
                .updated(TranslationUpdated(session: TranslationSettings())), at: after(count * 100))
        }
    }

    @Test func `a server that says nothing is not waited for`() {
        var session = session()
        #expect(end(session.pass(to: after(14_000))) == .goesOn)
        #expect(end(session.pass(to: after(15_100))) == .failed(.connectionTimedOut(host: "")))
    }

    @Test func `a session that the server ends is gone on from in another`() {
        var session = ready()
        let actions = session.receive(.closed(TranslationClosed()), at: after(60_000))
        #expect(actions.last == .renew && session.phase == .opening)
        _ = session.hear(heard(200, at: 60_100), at: after(60_100))
        _ = session.receive(.created(TranslationCreated(session: TranslationSettings())), at: after(60_200))
        let begun = session.receive(.updated(TranslationUpdated(session: TranslationSettings())), at: after(60_300))
        #expect(sentFrames(begun) == 4_800)
    }

    @Test func `what is interpreted is paid by the minute`() {
        var session = ready()
        var charged = Duration.zero
        for tick in 1...3_600 {
            for case .charge(let duration) in session.pass(to: after(tick * 20)) { charged += duration }
        }
        for case .charge(let duration) in session.lose(.cancelled) { charged += duration }
        #expect(charged > .seconds(71.9) && charged <= .seconds(72))
    }

    @Test func `a voice in another format is told, and not played`() {
        var session = ready()
        let delta = TranslationAudioDelta(delta: Data(count: 480), sampleRate: 8_000)
        let actions = session.receive(.outputAudioDelta(delta), at: start)
        #expect(!actions.contains { if case .play = $0 { true } else { false } })
        #expect(actions.count == 1)
    }

    @Test(
        arguments: [
            ([], true), (["es"], false), (["es", "en"], false), (["es", "es"], true), (["es", "en", "fr"], true),
            (["spanish"], true),
        ] as [([String], Bool)])
    func `one language or two can be interpreted into`(targets: [String], isProblem: Bool) {
        #expect((Interpretation.problem(with: targets) != nil) == isProblem)
    }
}
