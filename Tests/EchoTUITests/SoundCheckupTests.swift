import EchoPresentation
import Echo
import EchoALSA
import EchoAudio
import Testing

@testable import echo_tui

@Suite struct `The doctor's sound test` {
    @Test(arguments: [(Float(-9), Finding.Verdict.good), (-60, .caution), (-90, .caution)])
    func `judges what the microphone heard`(peak: Float, verdict: Finding.Verdict) async {
        let signal = ProbedSignal(loudest: LevelReading(rms: peak - 3, peak: peak))
        let findings = await MicrophoneCheckup { .success(signal) }.findings()

        #expect(findings.map(\.verdict) == [verdict])
    }

    @Test(arguments: [
        (SignalProblem.noSignal, false, "only silence"), (.clipping, false, "cut off"), (.tooQuiet, false, "faint"),
        (.noSignal, true, "the system has muted it"),
    ])
    func `tells apart what is wrong with the microphone`(problem: SignalProblem, isMuted: Bool, words: String) async {
        let signal = ProbedSignal(loudest: LevelReading(rms: -12, peak: -9), problem: problem)
        let findings = await MicrophoneCheckup(listen: { .success(signal) }, isMuted: { isMuted }).findings()

        #expect(findings.map(\.verdict) == [.caution])
        #expect(findings.first?.fact.contains(words) == true)
        #expect(findings.first?.advice?.isEmpty == false)
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
