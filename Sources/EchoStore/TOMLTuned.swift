import EchoApp
import EchoPresentation

/// What was found best for each microphone, as `[sound] tuned` keeps it: a list of texts.
enum TOMLTuned {
    static let place = SettingPlace(section: "sound", key: "tuned")

    static func read(_ section: inout TOMLSection, into tuned: inout TunedMicrophones) {
        for text in section.texts(place.key) ?? [] where !tuned.take(text) {
            section.refuse(place.key, "must be a list of strings like \"0.55 300 650 default\"; \(text) is not one")
                as Void?
        }
    }

    static func edits(_ tuned: TunedMicrophones) -> [TOMLEdit] {
        let texts = tuned.texts
        return [TOMLEdit(place, literal: texts.isEmpty ? nil : TOMLEdit.literal(texts))]
    }
}
