import EchoAudio
import EchoScreen
import EchoText

/// The best values found for each microphone, as `[sound] tuned` keeps them: a list of texts.
enum TOMLTuned {
    static let place = SettingPlace(section: "sound", key: "tuned")

    static func read(_ section: inout TOMLSection, into tuned: inout TunedMicrophones) {
        for text in section.texts(place.key) ?? [] where !take(text, into: &tuned) {
            section.refuse(place.key, "must be a list of strings like \"0.55 300 650 default\"; \(text) is not one")
                as Void?
        }
    }

    static func edits(_ tuned: TunedMicrophones) -> [TOMLEdit] {
        let texts = texts(tuned)
        return [TOMLEdit(place, literal: texts.isEmpty ? nil : TOMLEdit.literal(texts))]
    }

    /// One for each: "0.55 300 650 default" for threshold, padding and silence in milliseconds, and the microphone.
    static func texts(_ tuned: TunedMicrophones) -> [String] {
        tuned.settings.sorted { $0.key < $1.key }.map { id, tuned in
            let numbers = [tuned.prefixPadding, tuned.silence].map { "\(Int(($0 / .milliseconds(1)).rounded()))" }
            return ([NumberWording.fixed(tuned.threshold)] + numbers + [id]).joined(separator: " ")
        }
    }

    /// Takes what was kept; false for what cannot be read.
    static func take(_ text: String, into tuned: inout TunedMicrophones) -> Bool {
        let words = text.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, let threshold = Double(words[0]), threshold.isFinite, let padding = Int(words[1]),
            let silence = Int(words[2])
        else { return false }
        tuned[words[3]] = TunedVoiceDetection(
            threshold: threshold, prefixPadding: .milliseconds(padding), silence: .milliseconds(silence))
        return true
    }
}
