/// The tools for one language; nil for those missing.
public struct LanguageKit: Sendable {
    public var voice: ProviderChain<VoiceRequest, SpokenSound>?
    public var hearing: ProviderChain<HearingRequest, HeardWords>?
    public var dictionary: (any DictionaryProtocol)?
    /// Languages that words are explained in on this machine, in two letters each.
    public var explainsIn: Set<String> = []
    public var morphology: (any MorphologyProtocol)?
    public var translator: ProviderChain<TranslationRequest, Translation>?
    public var grammar: ProviderChain<GrammarRequest, [GrammarMatch]>?
    /// What nobody looks at, where somebody corrects: "spelling".
    public var unchecked: [String] = []

    /// Models that can be the persona; nil where no provider of one is chosen.
    public var partner: ProviderChain<PersonaAsk, String>?
    /// Whether `hearing` understands free speech, not only what a script expects.
    public var hearsFreely = false

    /// Providers that were chosen and can do nothing, and what they lack.
    public var unusable: [PassedOver] = []

    /// What providers are paid from; nil where none can be chosen.
    public var purse: ProviderPurse?

    public init() {}
}
