public import Echo
public import EchoScreen
import Foundation
public import Immersion

/// What this machine has for languages without a network, behind the providers that were chosen. Each part is looked for
/// when it is asked for first.
public actor InstalledLanguages: LanguagePartsProtocol {
    private let folders: [String]
    private let own: OwnScenarios
    private let cache: String
    private let transport: @Sendable () -> any HTTPTransportProtocol
    private let clock: any AppClockProtocol
    private let online: OnlineProviders
    private let purse: ProviderPurse
    private let mayKeep: @Sendable () async -> Bool
    private lazy var speech = SpeechCache(folder: cache + "/speech", mayKeep: mayKeep)
    private lazy var translations = TranslationCache(path: cache + "/translations.sqlite", mayKeep: mayKeep)
    private var kits: [RoomLanguage: LanguageKit] = [:]
    /// What was missing when a kit was made: once something of it is got, another one is made.
    private var lacks: [RoomLanguage: [MissingPart]] = [:]

    /// - Parameters:
    ///   - folders: where `echo-tui language get` puts what the distribution does not have.
    ///   - scenarios: a folder with scenarios of the person's own, as `es-cafe.toml`.
    ///   - cache: a folder for what can be made again.
    ///   - mayKeep: whether what is said may be kept in clear, to be heard again.
    ///   - online: asked first.
    ///   - purse: what they are paid from.
    ///   - transport: made when a program of this machine that answers over HTTP is asked first.
    public init(
        folders: [String] = LanguageFolders.standard, scenarios: String, cache: String,
        mayKeep: @escaping @Sendable () async -> Bool = { true }, online: OnlineProviders, purse: ProviderPurse,
        transport: @escaping @Sendable () -> any HTTPTransportProtocol, clock: any AppClockProtocol
    ) {
        (self.online, self.purse) = (online, purse)
        (self.folders, self.own, self.cache) = (folders, OwnScenarios(folder: scenarios), cache)
        (self.transport, self.clock, self.mayKeep) = (transport, clock, mayKeep)
    }

    public func kit(for language: RoomLanguage) async -> LanguageKit {
        let lacking = await missing(for: language)
        if let known = kits[language], lacks[language] == lacking { return known }
        var kit = LanguageKit()
        // One of its own: what is read for one language keeps no other waiting.
        kit.dictionary = dictionary(language)
        kit.explainsIn = DictionaryStore.targets(from: language)
        kit.morphology = Self.morphology(language)
        kit.voice = chain(await paidVoices() + voices(language))
        let hearing = await online.ears()
        let whisper = whisper()
        kit.hearing = chain(hearing + ears(language) + whisper)
        kit.hearsFreely = !(hearing + whisper).isEmpty
        kit.partner = await online.persona(purse: purse, clock: clock)
        kit.translator = chain(await paidTranslators() + translators(language))
        // Who finds nothing need not know everything: then those on the network are asked, too.
        let checkers = online.checkers()
        kit.grammar = chain(self.checkers(language, kit.morphology).map { $0.enough { !$0.isEmpty } } + checkers)
        kit.unchecked = checkers.isEmpty ? unchecked(language, kit.morphology) : []
        kit.unusable = await online.unusable()
        kit.purse = purse
        (kits[language], lacks[language]) = (kit, lacking)
        return kit
    }

    public func library(of language: RoomLanguage) async -> ScenarioLibrary { own.library(of: language) }

    public func places() async -> [LearningPlace] { own.places() }

    public func missing(for language: RoomLanguage) async -> [MissingPart] {
        LanguageParts.installed(folders: folders).missing(for: language)
            .map { MissingPart(name: $0.name, lack: $0.lack, canBeGot: $0.canBeGot) }
    }

    // MARK: parts

    private func chain<Request: Sendable & Hashable, Answer: Sendable>(
        _ links: [ChainLink<Request, Answer>]
    ) -> ProviderChain<Request, Answer>? {
        links.isEmpty ? nil : ProviderChain(links: links, purse: purse, clock: clock)
    }

    private func dictionary(_ language: RoomLanguage) -> any DictionaryProtocol {
        let store = DictionaryStore(folder: cache + "/dictionaries")
        guard language == .spanish, let apertium = try? ApertiumDictionary() else { return store }
        return JoinedDictionary([apertium, store])
    }

    private static func morphology(_ language: RoomLanguage) -> (any MorphologyProtocol)? {
        switch language {
        case .spanish, .french: try? ApertiumMorphology(language: language.rawValue)
        case .german: GermanMorphology(lexicon: .standard)
        case .japanese: JapaneseMorphology()
        }
    }

    /// What was paid for once is not paid for again while it is kept.
    private func paidVoices() async -> [ChainLink<VoiceRequest, SpokenSound>] {
        await online.voices().map { $0.cached(by: speech.link($0.name)) }
    }

    private func paidTranslators() async -> [ChainLink<TranslationRequest, Translation>] {
        await online.translators().map { $0.cached(by: translations.link($0.name)) }
    }

    private func voices(_ language: RoomLanguage) -> [ChainLink<VoiceRequest, SpokenSound>] {
        var links: [ChainLink<VoiceRequest, SpokenSound>] = []
        if language == .japanese, let voice = try? OpenJTalkVoice(folders: folders) {
            links.append(ChainLink("Open JTalk", voice).cached(by: speech.link("Open JTalk")))
        }
        if PicoVoice.languages.contains(language.rawValue), let voice = try? PicoVoice(folders: folders) {
            links.append(ChainLink("SVOX Pico", voice))
        }
        if let voice = try? EspeakVoice() { links.append(ChainLink("eSpeak NG", voice)) }
        return links
    }

    /// Among what may be said next; free speech is beyond it.
    private func ears(_ language: RoomLanguage) -> [ChainLink<HearingRequest, HeardWords>] {
        guard language != .japanese, let hearing = try? SphinxHearing() else { return [] }
        return [ChainLink("PocketSphinx", hearing)]
    }

    /// What nobody before it understands.
    private func whisper() -> [ChainLink<HearingRequest, HeardWords>] {
        guard let hearing = try? WhisperHearing(folders: folders) else { return [] }
        return [ChainLink("Whisper on this machine", hearing, limits: LinkLimits(timeout: WhisperHearing.patience))]
    }

    private func translators(_ language: RoomLanguage) -> [ChainLink<TranslationRequest, Translation>] {
        guard let gloss = try? ApertiumGloss(from: language.rawValue) else { return [] }
        return [ChainLink("Apertium", gloss)]
    }

    private func checkers(
        _ language: RoomLanguage, _ morphology: (any MorphologyProtocol)?
    ) -> [ChainLink<GrammarRequest, [GrammarMatch]>] {
        let (name, grammar) = grammar(language, morphology)
        guard let speller = try? HunspellSpeller(language: language) else {
            return grammar.map { [ChainLink(name, $0)] } ?? []
        }
        // That of German knows words by their endings alone: misspelt ones, too.
        let both = SpelledGrammar(
            speller, language: language, before: grammar, morphology: language == .german ? nil : morphology)
        // Where spelling fails, grammar is still looked at.
        return [ChainLink(grammar == nil ? "Hunspell" : "Hunspell and \(name)", both)]
            + (grammar.map { [ChainLink(name, $0)] } ?? [])
    }

    private func unchecked(_ language: RoomLanguage, _ morphology: (any MorphologyProtocol)?) -> [String] {
        let isSpelt = (try? HunspellSpeller(language: language)) != nil
        let isChecked = grammar(language, morphology).checker != nil
        return isSpelt == isChecked ? [] : isSpelt ? ["grammar"] : ["spelling"]
    }

    private func grammar(
        _ language: RoomLanguage, _ morphology: (any MorphologyProtocol)?
    ) -> (name: String, checker: (any GrammarCheckerProtocol)?) {
        if GrammarChecker.languages.contains(language), let morphology {
            return ("own rules", RuleGrammar(GrammarChecker(language: language, morphology: morphology)))
        }
        if language == .french, let checker = try? GrammalecteChecker(transport: transport(), morphology: morphology) {
            return ("Grammalecte", checker)
        }
        return ("", nil)
    }
}
