import Echo
public import EchoAudio
import EchoText

/// Voice detection is tuned.
extension ScreenPresenter {
    /// - Parameter wasListening: the conversation's microphone is being closed for it.
    public mutating func openTuner(wasListening: Bool) {
        let tuner = TunerPresenter(
            microphone: tunedMicrophone, key: tunedKey(settings.preferences.sound),
            settings: settings.preferences.voiceDetection, wasListening: wasListening)
        updatePanel { $0.show(tuner) }
    }

    /// Begins again, with the microphone that is used now.
    public mutating func tuneAgain() {
        let (microphone, key) = (tunedMicrophone, tunedKey(settings.preferences.sound))
        updatePanel { $0.update(TunerPresenter.self) { $0.again(with: microphone, key: key) } }
    }

    /// Says which settings act from now on.
    public mutating func tell(_ tuned: TunedVoiceDetection, of microphone: String) {
        let isServer = settings.settings.turnMode == .automatic(.server)
        notify(
            "Tuned for \(microphone): \(TunerWording.summary(tuned)).\(isServer ? "" : " They take effect with server VAD.")",
            .success)
    }

    /// Under which the settings of the microphone are kept that is used with these preferences.
    public func tunedKey(_ sound: SoundPreferences) -> String { sound.tunedKey(microphone(sound)) }

    /// What acts for the microphone that is used with these preferences: its own, or what was chosen before any was
    /// tuned. Nil where neither is known.
    public func tuning(_ sound: SoundPreferences) -> TunedVoiceDetection? {
        sound.tuned[sound.tunedPlace(microphone(sound))]
    }

    /// With the settings of turns as they are now kept for the microphone in use. Before any was tuned they are kept for
    /// none.
    public func keepingTuning(_ chosen: Preferences) -> Preferences {
        guard !chosen.sound.tuned.isEmpty else { return chosen }
        var chosen = chosen
        chosen.sound.tuned[chosen.sound.tunedPlace(microphone(chosen.sound))] = chosen.voiceDetection
        return chosen
    }

    private func microphone(_ sound: SoundPreferences) -> AudioDevice? { follower.used(.input, chosen: sound) }

    private var tunedMicrophone: String {
        let id = settings.preferences.sound.input
        let device = settings.options.devices?.first { $0.id == id && $0.direction == .input }
        return id == nil ? "the default microphone" : Sanitizer.line(device?.name ?? id ?? "")
    }
}

extension Preferences {
    /// The settings of turns that can be tuned.
    public var voiceDetection: TunedVoiceDetection {
        TunedVoiceDetection(
            threshold: session.threshold, prefixPadding: session.prefixPadding, silence: session.silence)
    }

    /// With what was found best for one microphone; what was chosen before goes on acting for the others.
    public func tuned(_ tuned: TunedVoiceDetection, for key: String) -> Preferences {
        var chosen = self
        if chosen.sound.tuned.isEmpty { chosen.sound.tuned[TunedMicrophones.others] = voiceDetection }
        chosen.sound.tuned[key] = tuned
        return chosen
    }

    /// With what was found best for a microphone as the settings of turns.
    public func taking(_ tuned: TunedVoiceDetection) -> Preferences {
        var chosen = self
        chosen.session.threshold = tuned.threshold
        chosen.session.prefixPadding = tuned.prefixPadding
        chosen.session.silence = tuned.silence
        return chosen
    }
}
