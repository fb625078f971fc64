import Echo
import EchoAudio
import EchoTestKit
import EchoText
import Testing

@testable import EchoScreen

@Suite struct `The panel in which voice detection is tuned` {
    private static let word = SpokenSound.voice(milliseconds: 900)
    private static let room = SpokenSound.quiet(milliseconds: 5000)
    private static let voice =
        SpokenSound.quiet(milliseconds: 600) + word + SpokenSound.quiet(milliseconds: 700) + word
        + SpokenSound.quiet(milliseconds: 1900)

    private func makeSUT(wasListening: Bool = false) -> TunerPresenter {
        TunerPresenter(
            microphone: "Jabra Evolve 65", settings: TunedVoiceDetection(threshold: 0.9), wasListening: wasListening)
    }

    /// Records in chunks of 20 ms until no more is wanted; how many were taken.
    @discardableResult private func record(
        _ sound: PCM16, with tuner: inout TunerPresenter, isClipped: Bool = false
    ) -> Int {
        guard tuner.record() else { return 0 }
        for (count, start) in stride(from: 0, to: sound.samples.count, by: 480).enumerated()
        where !tuner.receive(captured(PCM16(Array(sound.samples[start...].prefix(480))), isClipped)) {
            return count + 1
        }
        return sound.samples.count / 480
    }

    private func captured(_ sound: PCM16, _ isClipped: Bool = false) -> CapturedSound {
        CapturedSound(sound, capturedAt: .now, isClipped: isClipped)
    }

    private func judged() -> TunerPresenter {
        var tuner = makeSUT()
        record(Self.room, with: &tuner)
        record(Self.voice, with: &tuner)
        return tuner
    }

    private func text(_ tuner: TunerPresenter) -> String { tuner.state.instruction.text { _ in "enter" } }

    @Test func `asks for the room, then for the voice, five seconds each`() {
        var tuner = makeSUT()
        #expect(text(tuner).contains("Stay quiet and press enter"))
        #expect(text(tuner).contains("Jabra Evolve 65"))

        #expect(record(Self.room, with: &tuner) == 250)
        #expect(tuner.stage == .waiting(.voice))
        #expect(text(tuner).contains("read this aloud"))
        #expect(record(Self.voice, with: &tuner) == 250)

        #expect(tuner.stage == .judged)
        #expect(tuner.state.histograms != nil)
    }

    @Test func `shows how far a recording is and how loud`() throws {
        var tuner = makeSUT()
        _ = tuner.record()
        _ = tuner.receive(captured(SpokenSound.voice(milliseconds: 2500)))

        let progress = try #require(tuner.state.progress)
        #expect(progress.done == 0.5)
        #expect(progress.level > 0.3)
        #expect(progress.caption.text.hasSuffix("dB"))
        #expect(tuner.action == nil)
    }

    @Test func `proposes the best, and says what it would do`() throws {
        let tuner = judged()
        let form = tuner.state

        #expect(tuner.choice == tuner.tuning?.best)
        #expect(tuner.choice?.threshold != 0.9)
        #expect(form.timeline?.stretches.count == 1)
        #expect(form.fields.map(\.note) == ["best fit", "best fit", "best fit"])
        #expect(form.verdict.first?.role == .success)
        #expect(form.verdict.first?.text.contains("before your first word") == true)
    }

    @Test func `moves each setting and shows at once what it does`() throws {
        var tuner = judged()
        let best = try #require(tuner.choice)
        tuner.move(by: 1)
        tuner.move(by: 1)
        #expect(tuner.knob == .silence)

        tuner.adjust(by: -100)

        #expect(tuner.choice?.silence == .milliseconds(100))
        let form = tuner.state
        #expect((form.timeline?.stretches.count ?? 0) > 1)
        #expect(form.verdict.first?.role == .warning)
        #expect(form.fields[2].note.hasPrefix("best fit "))
        tuner.useBest()
        #expect(tuner.choice == best)
    }

    @Test func `a threshold stays within its bounds`() {
        var tuner = judged()

        tuner.adjust(by: 100)

        #expect(tuner.settings.threshold == 0.95)
        #expect(tuner.state.histograms?.threshold == 0.95)
    }

    @Test(arguments: VoiceTuningProblem.allCases)
    func `says of every useless recording what to do`(problem: VoiceTuningProblem) {
        let words = TunerWording.problem(problem)

        #expect(words.commands == [.open])
        #expect(words.text { _ in "enter" }.hasSuffix("enter records again."))
    }

    @Test func `a useless recording can only be made again`() {
        var tuner = makeSUT()
        record(Self.room, with: &tuner)
        record(Self.room, with: &tuner)
        #expect(tuner.choice == nil)
        #expect(tuner.state.histograms == nil)
        #expect(tuner.action == "record again")
        #expect(text(tuner).contains("No voice was heard"))
        tuner.adjust(by: 1)
        #expect(tuner.settings.threshold == 0.9)

        tuner.again()

        #expect(tuner.stage == .waiting(.room))
    }

    @Test func `a microphone that fails is named, and tried again`() {
        var tuner = makeSUT()
        _ = tuner.record()

        tuner.fail(.busy(.capture))

        #expect(text(tuner) == "The microphone is in use by another program. enter tries again.")
        #expect(tuner.state.role == .failure)
        #expect(tuner.receive(captured(Self.room)) == false)
    }

    @Test func `says that the conversation's microphone was closed`() {
        #expect(text(makeSUT(wasListening: true)).contains("The conversation's microphone was closed"))
        #expect(!text(makeSUT()).contains("was closed"))
    }

    @Test func `a microphone that took over is said, and the next recordings are of it`() {
        var tuner = makeSUT()
        _ = tuner.record()

        tuner.fail(.replaced(.capture))
        #expect(text(tuner).hasPrefix("The microphone changed"))
        tuner.again(with: "Webcam", key: "webcam")

        #expect(tuner.stage == .waiting(.room))
        #expect(tuner.key == "webcam" && text(tuner).contains("with Webcam"))
    }

    @Test func `a voice that was cut off when it was taken is not judged, whatever was made of it since`() {
        var tuner = makeSUT()
        record(Self.room, with: &tuner)
        record(Self.voice, with: &tuner, isClipped: true)

        #expect(tuner.choice == nil)
        #expect(tuner.state.role == .warning)
    }
}
