/// Providers on the network that the room knows to ask, by the names that the settings and the stored keys have.
public enum ProviderName: String, Sendable, Hashable, CaseIterable {
    case elevenLabs = "elevenlabs"
    case azure
    case openAI = "openai"
    case anthropic
    case google
    case libreTranslate = "libretranslate"
    case languageTool = "languagetool"
    /// A server of one's own that hears: whisper.cpp's, or any that speaks OpenAI's transcription API.
    case whisper

    /// "ElevenLabs".
    public var title: String {
        switch self {
        case .elevenLabs: "ElevenLabs"
        case .azure: "Azure"
        case .openAI: "OpenAI"
        case .anthropic: "Anthropic"
        case .google: "Google"
        case .libreTranslate: "LibreTranslate"
        case .languageTool: "LanguageTool"
        case .whisper: "Whisper"
        }
    }

    /// Its models can be the persona, and which of them is may be named.
    public var hasModels: Bool { self == .openAI || self == .anthropic }
}
