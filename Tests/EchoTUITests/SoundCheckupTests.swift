import Echo
import EchoALSA
import EchoAudio
import EchoScreen
import Testing

@testable import echo_tui

@Suite struct `The doctor's sound test` {
    @Test(arguments: [(Float(-9), Finding.Verdict.good), (-60, .caution), (-90, .caution)])
    func `judges what the microphone heard`(peak: Float, verdict: Finding.Verdict) async {
        let signal = ProbedSignal(loudest: LevelReading(rms: peak - 3, peak: peak))
        let findings = await MicrophoneCheckup(listen: { _ in .success(signal) }).findings()

        #expect(findings.map(\.verdict) == [verdict])
    }

    @Test(arguments: [
        (SignalProblem.noSignal, false, "only silence"), (.clipping, false, "clipping"),
        (.tooQuiet, false, "too quiet"),
        (.noSignal, true, "the system has muted it"),
    ])
    func `tells apart what is wrong with the microphone`(problem: SignalProblem, isMuted: Bool, words: String) async {
        let signal = ProbedSignal(loudest: LevelReading(rms: -12, peak: -9), problem: problem)
        var device = TestedDevice()
        device.isMuted = isMuted
        let findings = await MicrophoneCheckup(listen: { _ in .success(signal) }, devices: { [device] in [device] })
            .findings()

        #expect(findings.map(\.verdict) == [.caution])
        #expect(findings.first?.fact.contains(words) == true)
        #expect(findings.first?.advice?.isEmpty == false)
    }

    @Test(arguments: [
        AudioDeviceError.noDevice(.capture), .noSoundServer(.capture), .busy(.capture), .permissionDenied(.capture),
        .stalled(.capture), .failed(.capture, reason: "it broke"),
    ])
    func `says why there is no microphone, and what to do`(error: AudioDeviceError) async {
        let findings = await MicrophoneCheckup(listen: { _ in .failure(error) }).findings()

        #expect(findings.map(\.verdict) == [.bad])
        #expect(findings.first?.advice?.isEmpty == false)
    }

    @Test func `says whether the tone was played`() async {
        let played = await LoudspeakerCheckup(play: { _ in nil }).findings()
        let refused = await LoudspeakerCheckup(play: { _ in .busy(.playback) }).findings()

        #expect(played.map(\.verdict) == [.good])
        #expect(refused == [SoundWords.finding("Speaker", .busy(.playback))])
    }

    private let devices = [
        AudioDevice(id: "pulse:speaker", name: "Built-in", direction: .output, isDefault: true),
        AudioDevice(id: "pulse:usb", name: "Jabra", direction: .output, isMuted: true),
    ]

    @Test func `tries the device that is chosen, and says its name and that the system has muted it`() async {
        let findings = await played(chosen: "pulse:usb") { $0 == "pulse:usb" }

        #expect(findings.map(\.verdict) == [.caution])
        #expect(
            findings.first?.fact
                == "played a half-second test tone (Jabra), but the system has muted it")
    }

    @Test func `says that the chosen one is not there, and tries the default one`() async {
        let findings = await played(chosen: "pulse:gone") { $0 == "default" }

        #expect(findings.map(\.verdict) == [.caution, .good])
        #expect(findings.first?.fact.contains("pulse:gone") == true)
        #expect(findings.last?.fact == "played a half-second test tone (Built-in)")
    }

    @Test func `tries one that is chosen by a name that no list has`() async {
        let findings = await played(chosen: "plughw:1,0") { $0 == "plughw:1,0" }

        #expect(findings.map(\.fact) == ["played a half-second test tone"])
    }

    @Test func `says of one that is listed and gone when it is opened what is said of others`() async {
        let findings = await played(chosen: "pulse:usb") { $0 == "default" }
        let none = await played(chosen: "pulse:usb") { _ in false }

        #expect(findings.map(\.verdict) == [.caution, .good])
        #expect(findings.first?.fact.contains("Jabra") == true)
        #expect(none.map(\.verdict) == [.caution, .bad])
    }

    /// What is found where only what `isThere` can be opened.
    private func played(chosen: String, _ isThere: @escaping @Sendable (String) -> Bool) async -> [Finding] {
        let candidates = TestedDevice.candidates(.output, chosen: chosen, among: devices)
        return await LoudspeakerCheckup(play: { isThere($0.id) ? nil : .noDevice(.playback) }) { candidates }.findings()
    }

    @Test func `says that one may speak before it listens`() async {
        #expect(await MicrophoneCheckup(listen: { _ in .success(ProbedSignal()) }).announcement() != nil)
        #expect(await LoudspeakerCheckup(play: { _ in nil }).announcement() == nil)
    }

    @Test func `asks nobody to speak where there is no microphone`() async {
        let checkup = MicrophoneCheckup(listen: { _ in .failure(.noDevice(.capture)) }, opens: { _ in false })
        #expect(await checkup.announcement() == nil)
    }
}
