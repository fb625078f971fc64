import EchoAudio
import Testing

@testable import Echo

@Suite struct `A turn is measured` {
    /// Says 900 ms of sound, each chunk handed over 5 ms after its last sample was taken.
    private func spoken(_ change: (inout SessionSettings) -> Void = { _ in }) throws -> SessionScript {
        var script = try SessionScript.ready(change)
        script.user(.startListening)
        for chunk in 1...45 {
            script.milliseconds = chunk * 20 + 5
            script.hear(PCM16(Array(repeating: 4000, count: 480)), takenBefore: 5)
        }
        return script
    }

    private func speech(_ kind: String, _ rest: String) -> String {
        #"{"type":"input_audio_buffer.\#(kind)","event_id":"e","item_id":"u1",\#(rest)}"#
    }

    private func summary(of script: SessionScript) -> TurnSummary? {
        script.events.compactMap { if case .turnEnded(let summary) = $0 { summary } else { nil } }.last
    }

    private func answer(_ script: inout SessionScript) throws {
        script.milliseconds = 1200
        try script.answer("a1", response: "r1", after: "u1", words: "Sunny.", soundMs: 500)
        script.milliseconds = 1230
        script.fact(.playbackStarted(item: "a1"))
        script.fact(.playbackHeard(item: "a1", at: script.now.instant.advanced(by: .milliseconds(45))))
        script.milliseconds = 1800
        try script.done("a1", response: "r1")
        script.fact(.playbackFinished(item: "a1"))
    }

    @Test func `from the last word, by the sample clock, to the first sample heard`() throws {
        var script = try spoken { $0.silence = .milliseconds(300) }

        try script.server(speech("speech_started", #""audio_start_ms":0"#))
        script.milliseconds = 950
        try script.server(speech("speech_stopped", #""audio_end_ms":900"#))
        script.milliseconds = 960
        try script.commit("u1")
        try answer(&script)

        // The turn's last frame was taken at 900 ms and holds 300 ms of silence.
        let expected = TurnSummary(
            userItemID: "u1", assistantItemID: "a1", firstToken: .milliseconds(250), firstAudio: .milliseconds(250),
            firstSound: .milliseconds(280), pause: .milliseconds(350), sending: .milliseconds(25),
            committed: .milliseconds(10), firstHeard: .milliseconds(325))
        #expect(summary(of: script) == expected)
    }

    @Test func `its beginning and its last word are placed by the sample clock`() throws {
        var script = try spoken { $0.silence = .milliseconds(300) }
        let begin = script.now.instant.advanced(by: .milliseconds(-905))

        try script.server(speech("speech_started", #""audio_start_ms":100"#))
        script.milliseconds = 950
        try script.server(speech("speech_stopped", #""audio_end_ms":900"#))

        let (started, stopped) = (begin.advanced(by: .milliseconds(100)), begin.advanced(by: .milliseconds(600)))
        #expect(script.events.contains(.userStartedSpeaking(itemID: "u1", at: started)))
        #expect(script.events.contains(.userStoppedSpeaking(itemID: "u1", at: stopped)))
    }

    @Test func `that the user ends has no pause but the way to the end`() throws {
        var script = try spoken { $0.turnMode = .manual }
        script.milliseconds = 910

        script.user(.endUserTurn)
        script.milliseconds = 930
        try script.commit("u1")
        try answer(&script)

        let measured = try #require(summary(of: script))
        #expect(measured.pause == .milliseconds(10))
        #expect(measured.committed == .milliseconds(20))
        #expect(measured.firstHeard == .milliseconds(365))
    }

    @Test func `that was written has neither sound before it nor a commit`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "weather?"))
        let id = script.messages[0].id
        script.milliseconds = 400
        try script.answer("a1", response: "r1", after: id, words: "Sunny.", soundMs: 500)
        try script.done("a1", response: "r1")
        script.fact(.playbackStarted(item: "a1"))
        script.fact(.playbackFinished(item: "a1"))

        let measured = try #require(summary(of: script))
        #expect(measured.firstSound == .milliseconds(400))
        #expect([measured.pause, measured.sending, measured.committed, measured.firstHeard] == [nil, nil, nil, nil])
    }

    @Test func `sound that waited for a session says nothing of how long sending takes`() throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.milliseconds = 40
        script.hear(PCM16(Array(repeating: 4000, count: 4800)), takenBefore: 10)
        script.user(.setMuted(true))
        script.hear(PCM16(Array(repeating: 4000, count: 480)), takenBefore: 3)

        var delay = script.session.microphone.sendingDelay
        #expect(delay.take() == .milliseconds(210))
        #expect(delay.take() == nil)
    }

    @Test func `the sample clock knows each frame of the last half minute`() {
        let start = ContinuousClock.now
        var clock = SampleClock()
        for chunk in 1...4000 {
            clock.note(end: chunk * 480, takenAt: start.advanced(by: .milliseconds(chunk * 20)))
        }

        #expect(clock.instant(ofFrame: 4000 * 480) == start.advanced(by: .seconds(80)))
        #expect(clock.instant(ofFrame: 3999 * 480 - 240) == start.advanced(by: .milliseconds(79_970)))
        #expect(clock.instant(ofFrame: 4000 * 480 + 1) == nil)
        #expect(clock.instant(ofFrame: 480) == nil)
        #expect(SampleClock().instant(ofFrame: 0) == nil)
    }
}
