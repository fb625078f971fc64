/// The voices of the characters at each provider.
public enum VoiceTable {
    /// ElevenLabs' names of the specification's voices.
    public static let elevenLabs = [
        "maria_spanish_es": "EXAVITQu4vr4xnSDxMaL", "juan_spanish_mx": "pNInz6obpgDQGcFmaJgB",
        "jean_french_fr": "TxGEqnHWrfWFTfGW9XjX", "yuki_japanese": "XB0fDUnXU5powFXDhCwa",
        "hans_german": "pqHfZKP75CvOlQylNhV4",
    ]
    /// Whose voice a language has, when none is asked for.
    public static let characters = [
        "es": "maria_spanish_es", "es-MX": "juan_spanish_mx", "es-419": "juan_spanish_mx", "fr": "jean_french_fr",
        "ja": "yuki_japanese", "de": "hans_german",
    ]
    /// Azure's, of the same sex and place as the characters.
    public static let azure = [
        "maria_spanish_es": "es-ES-ElviraNeural", "juan_spanish_mx": "es-MX-JorgeNeural",
        "jean_french_fr": "fr-FR-HenriNeural", "yuki_japanese": "ja-JP-NanamiNeural",
        "hans_german": "de-DE-ConradNeural",
    ]

    /// A provider's voice for what is asked; a name that is not in the table is the provider's own.
    static func voice(_ wanted: String?, _ language: String, _ base: String, in table: [String: String]) -> String? {
        if let wanted { return table[wanted] ?? wanted }
        return (characters[language] ?? characters[base]).flatMap { table[$0] }
    }
}
