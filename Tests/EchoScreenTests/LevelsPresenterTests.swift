import Echo
import EchoAudio
import EchoScreen
import EchoText
import Testing

@Suite struct `Meters show how loud it is` {
    private func makeSUT(_ microphone: AudioStatus.Device = .open, isMuted: Bool = false) -> LevelsPresenter {
        var presenter = LevelsPresenter()
        presenter.receive(AudioStatus(microphone: microphone, isMuted: isMuted), at: .zero)
        presenter.show(SessionSettings())
        return presenter
    }

    private func level(_ rms: Float, peak: Float, isSpeech: Bool = false) -> AudioLevel {
        AudioLevel(
            direction: .microphone, level: LevelReading(rms: rms, peak: peak, bands: [2, 0.5]), isSpeech: isSpeech)
    }

    @Test func `loudness, peak, bands and caption`() {
        var presenter = makeSUT()
        presenter.receive(level(-18, peak: -6), at: .seconds(1))
        let meter = presenter.state.microphone

        #expect(abs(meter.level - 0.7) < 0.001)
        #expect(abs(meter.peak - 0.9) < 0.001)
        #expect(meter.bands == [1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(meter.caption.text == "−18 dB")
        #expect(presenter.state.loudspeaker.level == 0)
    }

    @Test func `a peak is held for a second, then falls until it meets the level`() {
        var presenter = makeSUT()
        presenter.receive(level(-30, peak: -6), at: .zero)
        presenter.present(at: .milliseconds(900))
        #expect(abs(presenter.state.microphone.peakHold - 0.9) < 0.001)

        presenter.present(at: .milliseconds(1500))
        #expect(abs(presenter.state.microphone.peakHold - 0.6) < 0.001)
        presenter.present(at: .seconds(2))
        #expect(presenter.state.microphone.peakHold >= presenter.state.microphone.level)
    }

    @Test func `the level rises at once and falls by 20 dB in 1.7 seconds`() {
        var presenter = makeSUT()
        presenter.receive(level(-18, peak: -6), at: .zero)
        presenter.receive(level(-50, peak: -44), at: .milliseconds(1700))
        #expect(presenter.state.microphone.caption.text == "−38 dB")

        presenter.receive(level(-20, peak: -8), at: .milliseconds(1750))
        #expect(presenter.state.microphone.caption.text == "−20 dB")
        #expect(presenter.isMoving)

        presenter.present(at: .milliseconds(1750 + 3400))
        #expect(presenter.state.microphone.level == 0)
        #expect(presenter.state.microphone.caption.text == "quiet")
        #expect(!presenter.isMoving)
    }

    @Test func `a closed microphone reads nothing at once`() {
        var presenter = makeSUT()
        presenter.receive(level(-18, peak: -6), at: .zero)
        presenter.receive(AudioStatus(microphone: .closed), at: .milliseconds(20))

        #expect(presenter.state.microphone.level == 0)
        #expect(presenter.state.microphone.peakHold == 0)
    }

    @Test func `the light is lit while somebody speaks and a moment longer`() {
        var presenter = makeSUT()
        presenter.receive(level(-18, peak: -6, isSpeech: true), at: .zero)
        presenter.receive(level(-18, peak: -6), at: .milliseconds(200))
        #expect(presenter.state.microphone.isSpeech)

        presenter.receive(level(-18, peak: -6), at: .milliseconds(300))
        #expect(!presenter.state.microphone.isSpeech)
    }

    @Test(arguments: [
        (AudioStatus.Device.closed, false, "closed"), (.opening, false, "opening …"), (.open, false, "quiet"),
        (.open, true, "muted"), (.failed(.noDevice(.capture), retrying: false), false, "no microphone"),
        (.failed(.stalled(.capture), retrying: true), false, "microphone not responding, retrying"),
    ])
    func `captions`(device: AudioStatus.Device, isMuted: Bool, caption: String) {
        #expect(makeSUT(device, isMuted: isMuted).state.microphone.caption.text == caption)
    }

    @Test func `the threshold stands on the meter with server VAD only`() {
        var presenter = makeSUT()
        #expect(presenter.state.microphone.threshold == 0.5)

        var settings = SessionSettings()
        settings.turnMode = .manual
        presenter.show(settings)
        #expect(presenter.state.microphone.threshold == nil)
    }

    @Test(arguments: [Float.nan, -.infinity, .infinity, -200, 40]) func `readings out of range stay on the meter`(
        value: Float
    ) {
        var presenter = makeSUT()
        presenter.receive(level(value, peak: value), at: .zero)

        #expect((0...1).contains(presenter.state.microphone.level))
        #expect((0...1).contains(presenter.state.microphone.peakHold))
    }
}
