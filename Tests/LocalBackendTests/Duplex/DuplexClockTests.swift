import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `The clock of a live session is the sound that comes` {
    @Test(arguments: [1, 20, 50, 100, 1_000])
    func `each 100 ms that come send 100 ms back, whatever the pieces`(milliseconds: Int) {
        var bench = DuplexBench()

        bench.hear(SpokenSound.quiet(milliseconds: 3_000), step: milliseconds * 24)

        let deltas = bench.events { if case .outputAudioDelta(let event) = $0 { event } else { nil } }
        #expect(deltas.count == 30)
        #expect(deltas.allSatisfy { $0.delta == Data(count: 4_800) && $0.eventID == nil && $0.startMs == nil })
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test(arguments: [
        (LiveAudioFormat.pcm24k, 4_800, UInt8(0)), (.pcm16k, 3_200, 0), (.pcmu, 800, 0xFF), (.pcma, 800, 0xD5),
    ])
    func `every format goes in and out`(format: LiveAudioFormat, bytes: Int, zero: UInt8) {
        var bench = DuplexBench(
            started: LiveSessionObject(model: "gpt-live-1.1", audio: LiveAudio(format: format)))

        bench.ask("hello", then: 2_000)

        let deltas = bench.events { if case .outputAudioDelta(let event) = $0 { event.delta } else { nil } }
        #expect(deltas.count == 45)
        #expect(deltas.allSatisfy { $0.count == bytes })
        #expect(deltas[0].allSatisfy { $0 == zero })
        #expect(bench.heardWords == "hello")
        #expect(bench.saidWords == "Fine.")
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `while nothing comes nothing is said, written or acknowledged`() {
        var bench = DuplexBench()
        bench.ask("hello", then: 0)
        bench.send(
            .commentaryAppend(LiveCommentaryAppend(eventID: "c", delegationID: .cleared, content: "By the way.")))
        let before = bench.events.count

        bench.tell(.timerFired(.unheard))

        #expect(bench.events.count == before)
        #expect(!bench.types.contains("session.commentary.appended"))

        bench.hearSilence(milliseconds: 3_000)

        #expect(bench.types.contains("session.commentary.appended"))
        #expect(bench.saidWords == "Fine. By the way.")
    }

    @Test func `an append is acknowledged 700 ms later, on the grid`() throws {
        var bench = DuplexBench()
        bench.hearSilence(milliseconds: 1_000)

        bench.send(.thinkingAppend(LiveThinkingAppend(eventID: "t", delegationID: .cleared, content: "Stage three.")))
        bench.hearSilence(milliseconds: 600)
        #expect(!bench.types.contains("session.thinking.appended"))
        bench.hearSilence(milliseconds: 200)

        let event = try #require(
            bench.events { if case .thinkingAppended(let event) = $0 { event } else { nil } }.first)
        #expect(event.clientEventID == "t")
        #expect(event.startMs == 1_400)
        #expect(event.endMs == 1_600)
    }

    @Test func `who never sends a sound is over after half a minute`() {
        var bench = DuplexBench()

        bench.tell(.timerFired(.unheard))

        #expect(bench.events.last?.type == "session.closed")
        guard case .closed(let event)? = bench.events.last else { return }
        #expect(event.reason == "expired")
        #expect(event.usage?.seconds == 0)
        #expect(bench.closes.first == .normal)
        let waits = bench.actions.compactMap { action -> Duration? in
            if case .schedule(.unheard, let delay) = action { delay } else { nil }
        }
        #expect(waits == [.seconds(31), .seconds(31)])
    }

    @Test func `and who never starts it is shown the door`() {
        var bench = DuplexBench(started: nil)

        bench.tell(.timerFired(.unheard))

        #expect(bench.errors.map(\.message) == ["The first event must be 'session.start'."])
        #expect(bench.closes.first == .normal)
    }

    @Test func `two hours are the limit`() {
        var bench = DuplexBench()
        bench.hearSilence(milliseconds: 1_000)

        bench.tell(.timerFired(.expiry))

        guard case .closed(let event)? = bench.events.last else { return #expect(Bool(false)) }
        #expect(event.reason == "expired")
        #expect(event.usage?.seconds == 1)
        #expect(event.session?.expiresAt == Int(DuplexBench.start.timeIntervalSince1970) + 7_200)
    }

    @Test func `usage is told each 15 s, unless all was silence`() {
        var bench = DuplexBench()
        let zeros = PCM16.silence(.seconds(16))

        bench.hear(zeros)
        #expect(!bench.types.contains("session.usage.updated"))
        bench.hearSilence(milliseconds: 15_000)

        let events = bench.events { if case .usageUpdated(let event) = $0 { event } else { nil } }
        #expect(events.map(\.usage.seconds) == [30])
        #expect((events.first?.contextWindow?.usageRatio).map { $0 > 0 && $0 < 0.1 } == true)
    }

    @Test func `a fuller memory than nine tenths is made anew`() {
        var usage = DuplexUsage(bytesPerMillisecond: 8, promptTokens: 0)
        var ratios: [Double] = []

        for _ in 0..<480 {
            usage.count(15_000 * 8)
            usage.notice(isSilent: false)
            if let ratio = usage.report()?.contextWindow?.usageRatio { ratios.append(ratio) }
        }

        #expect(ratios.count == 480)
        #expect(ratios.allSatisfy { $0 <= 0.9 })
        #expect(zip(ratios, ratios.dropFirst()).contains { $0 > $1 })
    }

    @Test func `muted, it hears nothing and the clock goes on`() {
        var bench = DuplexBench()
        bench.send(.inputAudioMute(LiveInputAudioMute(eventID: "m")))

        bench.ask("hello")
        let heardMuted = bench.heardWords
        bench.send(.inputAudioUnmute(LiveInputAudioUnmute(eventID: "u")))
        bench.utterances = []
        bench.ask("hello")

        #expect(heardMuted == "")
        #expect(bench.heardWords == "hello")
        #expect(
            bench.types.prefix(3) == ["session.started", "session.input_audio.muted", "session.input_audio.unmuted"])
        #expect(bench.track.count == 2 * 3_500 * 24)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `a clip of the client takes the track, and nothing is heard meanwhile`() {
        var bench = DuplexBench()
        let clip = ScriptedSynthesizer.tone(milliseconds: 500)
        bench.send(.fixturePlay(LiveFixturePlay(eventID: "f", audio: clip.littleEndianData)))
        bench.send(.thinkingAppend(LiveThinkingAppend(eventID: "t", delegationID: .cleared, content: "x")))

        bench.hear(SpokenSound.voice(milliseconds: 400))
        bench.hearSilence(milliseconds: 1_000)

        #expect(
            bench.types == [
                "session.started", "error", "session.output_audio.fixture.playing",
                "session.output_audio.fixture.played",
            ])
        #expect(bench.errors.map(\.clientEventID) == ["t"])
        #expect(bench.voiced == [0..<500])
        #expect(bench.heardWords == "")
    }

    @Test func `closing tells what did not get through, and ends it`() {
        var bench = DuplexBench()
        bench.hearSilence(milliseconds: 500)
        bench.send(.thinkingAppend(LiveThinkingAppend(eventID: "t", delegationID: .cleared, content: "x")))

        bench.send(.close(LiveSessionClose(eventID: "bye")))

        #expect(bench.errors.map(\.code) == ["context_injection_incomplete"])
        #expect(bench.errors.map(\.clientEventID) == ["t"])
        guard case .closed(let event)? = bench.events.last else { return #expect(Bool(false)) }
        #expect(event.clientEventID == "bye")
        #expect(event.reason == "close_requested")
        #expect(event.usage?.seconds == 0.5)
        #expect(bench.closes.first == .normal)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `a server that stops lets it finish its sentence`() {
        var bench = DuplexBench()
        bench.reply = { _ in [.text("This is a sentence of some length.")] }
        bench.ask("hello")

        bench.tell(.draining)
        #expect(bench.closes.isEmpty)
        bench.hearSilence(milliseconds: 3_000)

        #expect(bench.saidWords == "This is a sentence of some length.")
        #expect(bench.closes.first == .serverStops)
    }
}
