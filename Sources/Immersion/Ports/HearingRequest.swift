/// A recording that is to be understood.
public struct HearingRequest: Sendable, Hashable {
    public var sound: SpokenSound
    /// "es-ES".
    public var language: String
    /// What may be said, when only so much may; empty for free speech.
    public var choices: [String]
    /// Choices that say that one did not understand: they make no answer doubtful that comes nearer.
    public var refusals: Set<String>
    /// What was to be read aloud, where its pronunciation is wanted too.
    public var reference: String?

    public init(
        sound: SpokenSound, language: String, choices: [String] = [], refusals: Set<String> = [],
        reference: String? = nil
    ) {
        self.refusals = refusals
        (self.sound, self.language, self.choices, self.reference) = (sound, language, choices, reference)
    }

    public var baseLanguage: String { String(language.prefix { $0 != "-" && $0 != "_" }).lowercased() }
}
