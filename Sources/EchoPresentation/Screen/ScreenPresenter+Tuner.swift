import Echo
public import EchoAudio

/// Voice detection is tuned.
extension ScreenPresenter {
    /// - Parameter wasListening: the conversation's microphone is being closed for it.
    public mutating func openTuner(wasListening: Bool) {
        let session = settings.settings
        let tuned = TunedVoiceDetection(
            threshold: session.threshold, prefixPadding: session.prefixPadding, silence: session.silence)
        let tuner = TunerPresenter(microphone: tunedMicrophone, settings: tuned, wasListening: wasListening)
        updatePanel { $0.tune(with: tuner) }
    }

    /// Says which settings act from now on.
    public mutating func tell(_ tuned: TunedVoiceDetection) {
        let isServer = settings.settings.turnMode == .automatic(.server)
        notify(
            "Tuned for \(tunedMicrophone): \(TunerWording.summary(tuned)).\(isServer ? "" : " These act with server VAD.")",
            .success)
    }

    private var tunedMicrophone: String {
        let id = settings.preferences.sound.input
        let device = settings.options.devices?.first { $0.id == id && $0.direction == .input }
        return id == nil ? "the default microphone" : Sanitizer.line(device?.name ?? id ?? "")
    }
}

extension Preferences {
    /// With what was found best for a microphone as the settings of turns.
    public func taking(_ tuned: TunedVoiceDetection) -> Preferences {
        var chosen = self
        chosen.session.threshold = tuned.threshold
        chosen.session.prefixPadding = tuned.prefixPadding
        chosen.session.silence = tuned.silence
        return chosen
    }
}
