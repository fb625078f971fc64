import Echo
import EchoAudio
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `What was tuned` {
    private let none = TuningRules(devices: [])

    @Test func `acts for each microphone, and what was chosen before for those that were never tuned`() {
        let general = Preferences().voiceDetection
        let own = TunedVoiceDetection(threshold: 0.4, prefixPadding: .milliseconds(200), silence: .milliseconds(900))
        #expect(none.tuning(Preferences().sound) == nil)

        var chosen = Preferences().tuned(own, for: "usb").taking(own)
        chosen.sound.input = "usb"
        #expect(none.tuning(chosen.sound) == own)
        chosen.sound.input = "built-in"
        #expect(none.tuning(chosen.sound) == general)

        chosen = chosen.taking(general)
        chosen.session.silence = .milliseconds(700)
        chosen = none.keeping(chosen)
        chosen.sound.input = "webcam"
        #expect(none.tuning(chosen.sound)?.silence == .milliseconds(700))
        chosen.sound.input = "usb"
        #expect(none.tuning(chosen.sound) == own)
    }

    @Test func `acts for the default microphone as for the device that it is, where that is known`() {
        let rules = TuningRules(
            devices: [AudioDevice(id: "usb", name: "Jabra", direction: .input, isDefault: true)])
        var sound = SoundPreferences()
        #expect(rules.key(sound) == "usb" && none.key(sound) == "default")
        #expect(rules.tuning(sound) == nil)

        sound.tuned[TunedMicrophones.others] = TunedVoiceDetection(threshold: 0.5)
        #expect(rules.tuning(sound)?.threshold == 0.5)
        sound.tuned["default"] = TunedVoiceDetection(threshold: 0.6)
        #expect(rules.tuning(sound)?.threshold == 0.6)
        sound.tuned["usb"] = TunedVoiceDetection(threshold: 0.7)
        #expect(rules.tuning(sound)?.threshold == 0.7)
        sound.input = "webcam"
        #expect(none.tuning(sound)?.threshold == 0.5)
        // Where it is not there, the default one is used.
        #expect(rules.tuning(sound)?.threshold == 0.7)
    }

    @Test func `comes with a microphone that is chosen, and changes with what is changed while it is in use`() {
        let (mine, others) = (TunedVoiceDetection(threshold: 0.7), Preferences().voiceDetection)
        let tuned = Preferences().tuned(mine, for: "usb")
        var chosen = tuned
        chosen.sound.input = "usb"
        #expect(none.amended(chosen, after: tuned).voiceDetection == mine)

        var changed = chosen.taking(mine)
        changed.session.threshold = 0.8
        let kept = none.amended(changed, after: chosen.taking(mine))
        #expect(kept.sound.tuned["usb"]?.threshold == 0.8)
        #expect(kept.sound.tuned[TunedMicrophones.others] == others)
    }

    @Test func `is left alone where the settings of turns are nobody's`() {
        var chosen = Preferences().tuned(TunedVoiceDetection(threshold: 0.7), for: "usb")
        chosen.session.threshold = 0.123
        #expect(none.retuned(chosen) == nil)
        #expect(none.retuned(chosen.taking(TunedVoiceDetection(threshold: 0.7)))?.session.threshold == 0.5)
    }

    @Test func `names the microphone safely`() {
        let rules = TuningRules(devices: [AudioDevice(id: "usb", name: "Jab\u{1B}ra", direction: .input)])
        var sound = SoundPreferences()
        #expect(rules.name(sound) == "the default microphone")
        sound.input = "usb"
        #expect(rules.name(sound).hasPrefix("Jab") && !rules.name(sound).unicodeScalars.contains("\u{1B}"))
        sound.input = "gone"
        #expect(rules.name(sound) == "gone")
    }
}
