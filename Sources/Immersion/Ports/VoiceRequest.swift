/// The text to speak.
public struct VoiceRequest: Sendable, Hashable, Codable {
    public var text: String
    /// With its region where that matters: "es-MX".
    public var language: String
    /// A voice of the table, or a provider's own name; nil for the provider's usual one.
    public var voice: String?
    /// 1 is usual; 0.25–4, what is outside counts as the nearest that is inside.
    public var pace: Double

    public init(text: String, language: String, voice: String? = nil, pace: Double = 1) {
        (self.text, self.language, self.voice) = (text, language, voice)
        self.pace = pace.isFinite ? min(max(pace, 0.25), 4) : 1
    }

    /// Without the region: "es".
    public var baseLanguage: String { String(language.prefix { $0 != "-" && $0 != "_" }).lowercased() }
}
