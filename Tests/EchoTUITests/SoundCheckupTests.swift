import EchoPresentation
import Echo
import EchoAudio
import Testing

@testable import echo_tui

@Suite struct `The doctor's sound test` {
    @Test(arguments: [(Float(-9), Finding.Verdict.good), (-60, .caution), (-90, .caution)])
    func `judges what the microphone heard`(peak: Float, verdict: Finding.Verdict) async {
        let findings = await MicrophoneCheckup { .success(LevelReading(rms: peak - 3, peak: peak)) }.findings()

        #expect(findings.map(\.verdict) == [verdict])
    }

    @Test(arguments: [
        AudioDeviceError.noDevice(.capture), .noSoundServer(.capture), .busy(.capture), .permissionDenied(.capture),
        .stalled(.capture), .failed(.capture, reason: "it broke"),
    ])
    func `says why there is no microphone, and what to do`(error: AudioDeviceError) async {
        let findings = await MicrophoneCheckup { .failure(error) }.findings()

        #expect(findings.map(\.verdict) == [.bad])
        #expect(findings.first?.advice?.isEmpty == false)
    }

    @Test func `says whether the tone was played`() async {
        let played = await LoudspeakerCheckup { nil }.findings()
        let refused = await LoudspeakerCheckup { .busy(.playback) }.findings()

        #expect(played.map(\.verdict) == [.good])
        #expect(refused == [SoundWords.finding("Loudspeaker", .busy(.playback))])
    }
}
