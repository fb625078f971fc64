import Echo
import EchoAudio
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `The waveform` {
    private func level(
        _ rms: Float = -18, _ direction: AudioLevel.Direction = .microphone, isSpeech: Bool = false
    ) -> AudioLevel {
        AudioLevel(direction: direction, level: LevelReading(rms: rms, peak: rms), isSpeech: isSpeech)
    }

    /// Sound every 50 ms, as the engine tells it.
    private func sound(_ recorder: inout WaveformRecorder, from start: Duration, to end: Duration) {
        var now = start
        while now < end {
            recorder.receive(level(), at: now)
            now += .milliseconds(50)
        }
    }

    @Test func `has a column for each tenth of a second in which something sounds`() {
        var recorder = WaveformRecorder()
        sound(&recorder, from: .seconds(5), to: .seconds(7))

        #expect(recorder.state.columns.count == 20)
        #expect(recorder.state.columns.allSatisfy { abs($0.microphone - 0.667) < 0.001 && $0.loudspeaker == 0 })
    }

    @Test func `keeps the loudest of each direction, and whether somebody spoke`() {
        var recorder = WaveformRecorder()
        recorder.receive(level(-30), at: .zero)
        recorder.receive(level(-6, isSpeech: true), at: .milliseconds(30))
        recorder.receive(level(-18), at: .milliseconds(60))
        recorder.receive(level(-24, .loudspeaker), at: .milliseconds(90))

        #expect(recorder.state.columns == [WaveformColumn(microphone: 1, loudspeaker: 0.5, isSpeech: true)])
    }

    @Test func `a short pause takes its place, a long one takes none and is marked`() {
        var recorder = WaveformRecorder()
        recorder.receive(level(), at: .zero)
        recorder.receive(level(), at: .seconds(1))
        #expect(recorder.state.columns.count == 11)

        recorder.advance(to: .seconds(2))
        #expect(recorder.isRunning)
        recorder.advance(to: .seconds(4))
        #expect(!recorder.isRunning)
        let still = recorder.state
        recorder.advance(to: .seconds(3600))
        #expect(recorder.state == still)

        recorder.receive(level(), at: .seconds(3600))
        #expect(recorder.state.columns.count == still.columns.count + 1)
        #expect(recorder.state.columns.last?.mark == .pause)
    }

    @Test func `an hour of silence keeps no column and costs none`() {
        var recorder = WaveformRecorder()
        for second in 0..<3600 {
            recorder.receive(level(-90), at: .seconds(second))
            recorder.advance(to: .seconds(second))
        }

        #expect(recorder.state.columns.isEmpty)
        #expect(!recorder.isRunning)
    }

    @Test func `keeps a minute, and the number of its oldest column`() {
        var recorder = WaveformRecorder()
        sound(&recorder, from: .zero, to: .seconds(75))

        #expect(recorder.state.columns.count == WaveformViewState.kept)
        #expect(recorder.state.first == 150)
    }

    @Test func `shows whose turn it was, and where an answer was cut off`() {
        var recorder = WaveformRecorder()
        recorder.receive(.user, at: .zero)
        recorder.receive(level(), at: .zero)
        recorder.receive(.assistant, at: .milliseconds(200))
        recorder.receive(level(-18, .loudspeaker), at: .milliseconds(350))
        recorder.note(.interrupted, at: .milliseconds(400))
        recorder.receive(.user, at: .milliseconds(400))
        recorder.receive(level(), at: .milliseconds(500))

        #expect(recorder.state.columns.map(\.speaker) == [.user, .user, .user, .assistant, .assistant, .user])
        #expect(recorder.state.columns.map(\.mark) == [nil, nil, nil, nil, .interrupted, nil])
    }

    @Test func `shows a turn that is hardly loud enough to be heard, and no room that is as soft`() {
        var recorder = WaveformRecorder()
        recorder.receive(level(-50), at: .zero)
        #expect(recorder.state.columns.isEmpty)

        recorder.receive(.user, at: .seconds(1))
        recorder.receive(level(-50), at: .seconds(1))

        #expect(recorder.state.columns == [WaveformColumn(microphone: WaveformRecorder.least, speaker: .user)])
    }

    @Test(arguments: [TurnMode.manual, .automatic(.server)])
    func `of turns that are ended by hand, who is listened to has the turn`(mode: TurnMode) {
        let speaker: WaveformColumn.Speaker? = mode == .manual ? .user : nil
        var presenter = LevelsPresenter()
        var settings = SessionSettings()
        settings.turnMode = mode
        presenter.show(settings)
        presenter.receive(.listening, at: .zero)
        presenter.receive(level(), at: .zero)

        #expect(presenter.state.waveform.columns.map(\.speaker) == [speaker])
    }

    /// The assistant sounds for two seconds; the user speaks for so long, from so late.
    private func doubleTalk(
        takesTurns: Bool = false, userFrom start: Int, to end: Int, assistantFrom: Int = 0
    ) -> [WaveformColumn.Speaker?] {
        var recorder = WaveformRecorder()
        recorder.show(takesTurns: takesTurns)
        for time in stride(from: 0, to: 2_000, by: 50) {
            if time >= assistantFrom { recorder.receive(level(-18, .loudspeaker), at: .milliseconds(time)) }
            if (start..<end).contains(time) { recorder.receive(level(isSpeech: true), at: .milliseconds(time)) }
        }
        return recorder.state.columns.map(\.talksOver)
    }

    @Test func `shows who speaks over whom, where both may speak at once`() {
        let user = doubleTalk(userFrom: 1_000, to: 1_300)
        #expect(user.prefix(10).allSatisfy { $0 == nil })
        #expect(user.dropFirst(10).prefix(3).allSatisfy { $0 == .user })
        #expect(user.last == .some(nil))

        let assistant = doubleTalk(userFrom: 0, to: 2_000, assistantFrom: 1_000)
        #expect(assistant.prefix(10).allSatisfy { $0 == nil })
        #expect(assistant.dropFirst(10).allSatisfy { $0 == .assistant })
    }

    @Test func `who is spoken over in turns is interrupted, which is marked elsewhere`() {
        #expect(doubleTalk(takesTurns: true, userFrom: 1_000, to: 1_300).allSatisfy { $0 == nil })
    }

    @Test(arguments: [
        (VoiceInterruption.Kind.ducked, WaveformMark.ducked), (.resumed, .resumed), (.cut, .interrupted),
    ])
    func `shows what became of a voice that was spoken over`(kind: VoiceInterruption.Kind, mark: WaveformMark) {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard)
        let moment = ScreenTime(date: .now, uptime: .seconds(1))
        presenter.receive(.audioLevelChanged(level(-18, .loudspeaker)), at: moment)
        presenter.receive(.interruption(VoiceInterruption(kind)), at: moment)

        #expect(presenter.state.levels.waveform.columns.map(\.mark) == [mark])
    }

    @Test func `stands still on the screen while nothing sounds`() {
        var presenter = LevelsPresenter()
        presenter.receive(AudioStatus(microphone: .open), at: .zero)
        presenter.receive(level(), at: .seconds(1))
        #expect(presenter.isMoving)

        presenter.tick(at: .seconds(6))
        #expect(!presenter.isMoving)
        #expect(presenter.nextChange == nil)
        let rest = presenter.state
        presenter.tick(at: .seconds(60))
        #expect(presenter.state == rest)
    }

    @Test func `a computer that slept does not fill it with silence`() {
        var recorder = WaveformRecorder()
        recorder.receive(level(), at: .zero)
        recorder.receive(level(), at: .seconds(100_000))

        #expect(recorder.state.columns.count == 22)
        #expect(recorder.state.columns.last?.mark == .pause)
    }
}
