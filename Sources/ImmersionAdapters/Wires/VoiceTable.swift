/// The voices of the people one talks with, at each provider and on this machine.
enum VoiceTable {
    /// How somebody sounds.
    struct Character {
        let elevenLabs: String
        let azure: String
        let openAI: String
        /// Of the one voice that this machine has for the language, a woman's: 1 is as it is, less is lower.
        let pitch: Double
        /// The eSpeak NG variant.
        let variant: String
    }

    /// The specification's voices, and more of the same sex and place as those whose names they have.
    static let characters = [
        "maria_spanish_es": woman(sarah, "es-ES-ElviraNeural", "coral"),
        "javier_spanish_es": man(josh, "es-ES-AlvaroNeural", "ash"),
        "juan_spanish_mx": man(adam, "es-MX-JorgeNeural", "cedar"),
        "carmen_spanish_mx": woman(charlotte, "es-MX-DaliaNeural", "marin"),
        "camille_french_fr": woman(charlotte, "fr-FR-DeniseNeural", "coral"),
        "jean_french_fr": man(josh, "fr-FR-HenriNeural", "ash"),
        "nadia_french_fr": woman(sarah, "fr-FR-VivienneMultilingualNeural", "marin", pitch: 0.88),
        "anna_german": woman(charlotte, "de-AT-IngridNeural", "coral"),
        "hans_german": man(bill, "de-DE-ConradNeural", "cedar"),
        "sabine_german": woman(sarah, "de-DE-KatjaNeural", "sage", pitch: 0.88),
        "yuki_japanese": woman(charlotte, "ja-JP-NanamiNeural", "coral"),
        "tanaka_japanese": man(bill, "ja-JP-KeitaNeural", "ash"),
        "mori_japanese": woman(sarah, "ja-JP-ShioriNeural", "sage", pitch: 0.86),
    ]

    /// The default voice of a language.
    private static let usual = [
        "es": "maria_spanish_es", "es-MX": "juan_spanish_mx", "es-419": "juan_spanish_mx", "fr": "jean_french_fr",
        "ja": "yuki_japanese", "de": "hans_german",
    ]

    private static let (sarah, charlotte) = ("EXAVITQu4vr4xnSDxMaL", "XB0fDUnXU5powFXDhCwa")
    private static let (adam, josh, bill) = ("pNInz6obpgDQGcFmaJgB", "TxGEqnHWrfWFTfGW9XjX", "pqHfZKP75CvOlQylNhV4")

    private static func woman(_ elevenLabs: String, _ azure: String, _ openAI: String, pitch: Double = 1) -> Character {
        Character(elevenLabs: elevenLabs, azure: azure, openAI: openAI, pitch: pitch, variant: pitch < 1 ? "f4" : "f2")
    }

    private static func man(_ elevenLabs: String, _ azure: String, _ openAI: String) -> Character {
        Character(elevenLabs: elevenLabs, azure: azure, openAI: openAI, pitch: 0.7, variant: "m3")
    }

    /// A provider's voice for what is asked; a name that is not in the table is the provider's own.
    static func voice(_ wanted: String?, _ language: String, _ base: String, at provider: KeyPath<Character, String>)
        -> String?
    {
        if let wanted { return characters[wanted]?[keyPath: provider] ?? wanted }
        return (usual[language] ?? usual[base]).flatMap { characters[$0]?[keyPath: provider] }
    }

    /// The voice that is asked for by name, of those in the table.
    static func character(_ wanted: String?) -> Character? { wanted.flatMap { characters[$0] } }
}
