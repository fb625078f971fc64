import Echo
import EchoAudio
import Testing

@testable import echo_tui

@Suite struct `The doctor's sound test` {
    @Test(arguments: [(Int16(12000), Finding.Verdict.good), (100, .caution), (0, .caution)])
    func `judges what the microphone heard`(loudness: Int16, verdict: Finding.Verdict) async {
        let microphone = ScriptedMicrophone(events: [.opened] + Self.chunks(of: loudness))

        let findings = await MicrophoneCheckup(microphone: microphone).findings()

        #expect(findings.map(\.verdict) == [verdict])
    }

    @Test(arguments: [AudioDeviceError.noDevice(.capture), .noSoundServer(.capture), .busy(.capture)])
    func `says why there is no microphone`(error: AudioDeviceError) async {
        let microphone = ScriptedMicrophone(events: [.failed(error, retrying: true)])

        let findings = await MicrophoneCheckup(microphone: microphone).findings()

        #expect(findings.map(\.verdict) == [.bad])
        #expect(findings.first?.advice != nil)
    }

    @Test func `does not wait for ever for a microphone that stands still`() async {
        let microphone = ScriptedMicrophone(events: [.opened])

        let findings = await MicrophoneCheckup(microphone: microphone, patience: .milliseconds(20)).findings()

        #expect(findings == [SoundWords.finding("Microphone", .stalled(.capture))])
    }

    @Test func `plays a tone that is soft and half a second long`() async {
        let loudspeaker = ScriptedLoudspeaker(answer: .finished(item: "tone"))

        let findings = await LoudspeakerCheckup(loudspeaker: loudspeaker).findings()

        #expect(findings.map(\.verdict) == [.good])
        #expect(SoundWords.testTone.duration == .milliseconds(500))
        #expect((-30.0 ..< -20.0).contains(SoundWords.decibels(peakOf: SoundWords.testTone)))
    }

    @Test func `says why there is no loudspeaker`() async {
        let loudspeaker = ScriptedLoudspeaker(answer: .failed(.busy(.playback), retrying: true))

        let findings = await LoudspeakerCheckup(loudspeaker: loudspeaker).findings()

        #expect(findings == [SoundWords.finding("Loudspeaker", .busy(.playback))])
    }

    private static func chunks(of loudness: Int16) -> [AudioCaptureEvent] {
        (0..<100).map { _ in .captured(PCM16(Array(repeating: loudness, count: 480)), capturedAt: .now) }
    }
}

/// A microphone that tells at once what it was given to tell.
private struct ScriptedMicrophone: AudioCaptureProtocol {
    let events: [AudioCaptureEvent]

    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        for event in events { onEvent(event) }
    }

    func stop() async {}
}

/// A loudspeaker with one thing to say.
private struct ScriptedLoudspeaker: AudioPlaybackProtocol {
    let answer: AudioPlaybackEvent

    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        onEvent(.opened)
        onEvent(answer)
    }

    func enqueue(_ sound: PCM16, item: String) {}
    func endOfItem(_ item: String) {}
    func interrupt() async -> [RenderedItem] { [] }
    func stop() async {}
}
