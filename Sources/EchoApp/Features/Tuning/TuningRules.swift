import Echo
import EchoAudio
import EchoScreen
import EchoText

/// Which settings of turns act for which microphone, and where what was found best is kept.
struct TuningRules: Sendable {
    /// The devices there are; empty until they are known.
    let devices: [AudioDevice]

    /// Under which the settings of the microphone are kept that is used with these preferences.
    func key(_ sound: SoundPreferences) -> String {
        sound.used(.input, among: devices)?.id ?? sound.input ?? SettingsTable.defaultDevice
    }

    /// What acts for the microphone that is used with these preferences: its own, or what was chosen before any was
    /// tuned. Nil where neither is known.
    func tuning(_ sound: SoundPreferences) -> TunedVoiceDetection? { sound.tuned[place(sound)] }

    /// With the settings of turns as they are now kept for the microphone in use. Before any was tuned they are kept for
    /// none.
    func keeping(_ chosen: Preferences) -> Preferences {
        guard !chosen.sound.tuned.isEmpty else { return chosen }
        var chosen = chosen
        chosen.sound.tuned[place(chosen.sound)] = chosen.voiceDetection
        return chosen
    }

    /// The settings of turns come with the microphone that is chosen; what is changed of them is kept for it.
    func amended(_ chosen: Preferences, after before: Preferences) -> Preferences {
        if chosen.voiceDetection != before.voiceDetection { return keeping(chosen) }
        guard key(chosen.sound) != key(before.sound), let tuned = tuning(chosen.sound) else { return chosen }
        return chosen.taking(tuned)
    }

    /// With what belongs to the microphone in use, since that may be another; nil where nothing is known of it, and for
    /// settings that no microphone was tuned to.
    func retuned(_ chosen: Preferences) -> Preferences? {
        guard chosen.sound.tuned.contains(chosen.voiceDetection) else { return nil }
        return tuning(chosen.sound).map { chosen.taking($0) }
    }

    /// What the microphone is called that is recorded with, safe to draw.
    func name(_ sound: SoundPreferences) -> String {
        guard let id = sound.input else { return "the default microphone" }
        return Sanitizer.line(devices.first { $0.id == id && $0.direction == .input }?.name ?? id)
    }

    /// Whose settings of turns act: the microphone's own, those of whichever is the default, or those of all others.
    private func place(_ sound: SoundPreferences) -> String {
        let standard = sound.input == nil ? [SettingsTable.defaultDevice] : []
        return ([key(sound)] + standard).first { sound.tuned[$0] != nil } ?? TunedMicrophones.others
    }
}

extension Preferences {
    /// The settings of turns that can be tuned.
    var voiceDetection: TunedVoiceDetection {
        TunedVoiceDetection(
            threshold: session.threshold, prefixPadding: session.prefixPadding, silence: session.silence)
    }

    /// With what was found best for one microphone; what was chosen before goes on acting for the others.
    func tuned(_ tuned: TunedVoiceDetection, for key: String) -> Preferences {
        var chosen = self
        if chosen.sound.tuned.isEmpty { chosen.sound.tuned[TunedMicrophones.others] = voiceDetection }
        chosen.sound.tuned[key] = tuned
        return chosen
    }

    /// With what was found best for a microphone as the settings of turns.
    func taking(_ tuned: TunedVoiceDetection) -> Preferences {
        var chosen = self
        chosen.session.threshold = tuned.threshold
        chosen.session.prefixPadding = tuned.prefixPadding
        chosen.session.silence = tuned.silence
        return chosen
    }
}
