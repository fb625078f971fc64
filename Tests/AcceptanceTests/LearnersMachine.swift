import Echo
import EchoApp
import EchoScreen
import Foundation
import Immersion
import ImmersionAdapters
import Synchronization

/// A machine with the program's own scenarios, a few Spanish words and forms, and a voice that can be counted.
final class LearnersMachine: LanguagePartsProtocol {
    let voice = CountedVoice()
    private let missingParts: [MissingPart]
    /// What lets a language be got; nil where nothing can.
    let getter: LanguagesToGet?

    private let firstVoiceFails: Bool
    private let voiceCosts: Bool
    private let online: OnlineProviders?
    private let hearsOnline: Bool
    private let hearsFreely: Bool
    private let hearsWell: Bool
    private let hears: String?
    private let speaks: String?
    private let correctsGerman: Bool
    private let purse = ProviderPurse(ProviderBudget(limit: 5))
    private let dictionary: Words

    /// - Parameters:
    ///   - voiceCosts: each line that it speaks costs a dollar.
    ///   - firstVoiceFails: another voice stands in front of its own, and is never reached.
    ///   - dictionary: whether its dictionary was read: it is once this ends; nil for one that was read before.
    ///   - online: those whose models can be the persona.
    ///   - hearsWell: its ear is sure of what it hears; else it takes the first answer for one that comes near.
    ///   - hearsOnline: its ears are those of `online`.
    ///   - hearsFreely: its ear takes any voice for a coffee where nothing is expected.
    ///   - hears: what its ear takes any voice for, whatever is expected.
    ///   - speaks: the other language that its ear takes any voice to speak.
    ///   - correctsGerman: with the program's own rules.
    ///   - getter: German is missing until it has got it.
    init(
        missing: [MissingPart] = [], firstVoiceFails: Bool = false, voiceCosts: Bool = false,
        dictionary: AsyncStream<Never>? = nil, online: OnlineProviders? = nil, hearsOnline: Bool = false,
        hearsFreely: Bool = false, hearsWell: Bool = true, hears: String? = nil, speaks: String? = nil,
        correctsGerman: Bool = false,
        getter: LanguagesToGet? = nil
    ) {
        self.getter = getter
        self.hearsOnline = hearsOnline
        (self.hears, self.speaks, self.correctsGerman) = (hears, speaks, correctsGerman)
        self.dictionary = Words(isRead: dictionary)
        (missingParts, self.firstVoiceFails, self.online) = (missing, firstVoiceFails, online)
        self.voiceCosts = voiceCosts
        (self.hearsFreely, self.hearsWell) = (hearsFreely, hearsWell)
    }

    /// What the providers of models, and a voice that costs, cost so far, US dollars.
    var spent: Decimal { purse.state.spent }

    func library(of language: RoomLanguage) async -> ScenarioLibrary {
        ScenarioLibrary(collection: (try? ScenarioCatalog.collection(for: language)) ?? ScenarioCollection())
    }

    func places() async -> [LearningPlace] { (try? ScenarioCatalog.places()) ?? [] }

    func missing(for language: RoomLanguage) async -> [MissingPart] {
        guard let getter else { return missingParts }
        return getter.has(language) ? [] : [MissingPart(name: "rules", lack: "nobody corrects it")]
    }

    func kit(for language: RoomLanguage) async -> LanguageKit {
        let purse = ProviderPurse(ProviderBudget(limit: nil))
        var kit = LanguageKit()
        kit.partner = await online?.persona(purse: self.purse, clock: SystemClock())
        kit.hearsFreely = hearsFreely
        let dead = ChainLink("ElevenLabs", DeadVoice(), limits: LinkLimits(attempts: 1)) { _ in 1 }
        let price: Decimal = voiceCosts ? 1 : 0
        kit.purse = self.purse
        kit.voice = ProviderChain(
            links: (firstVoiceFails ? [dead] : []) + [ChainLink("a voice", voice) { _ in price }],
            purse: voiceCosts ? self.purse : purse, clock: SystemClock())
        kit.hearing = ProviderChain(
            links: [ChainLink("an ear", Ear(hearsWell: hearsWell, hears: hears, speaks: speaks))], purse: purse,
            clock: SystemClock())
        if hearsOnline, let online {
            let nowhere = FileManager.default.temporaryDirectory.appending(path: "nothing-\(UUID().uuidString)").path
            let languages = InstalledLanguages(
                folders: [], scenarios: nowhere, cache: nowhere, mayKeep: { false }, online: online, purse: purse,
                transport: { HTTPTransport() }, clock: SystemClock())
            let whole = await languages.kit(for: language)
            (kit.hearing, kit.hearsFreely) = (whole.hearing, whole.hearsFreely)
        }
        if language == .japanese { kit.dictionary = dictionary }
        if language == .german, correctsGerman || getter?.has(language) == true {
            let grammar = RuleGrammar(
                GrammarChecker(language: .german, morphology: GermanMorphology(lexicon: .standard)))
            kit.grammar = ProviderChain(links: [ChainLink("rules", grammar)], purse: purse, clock: SystemClock())
        }
        guard language == .spanish else { return kit }
        (kit.dictionary, kit.morphology) = (dictionary, Forms())
        let grammar = RuleGrammar(GrammarChecker(language: .spanish, morphology: Forms()))
        kit.grammar = ProviderChain(links: [ChainLink("rules", grammar)], purse: purse, clock: SystemClock())
        kit.translator = ProviderChain(links: [ChainLink("a gloss", Gloss())], purse: purse, clock: SystemClock())
        return kit
    }

    /// Hums for as long as it would speak.
    final class CountedVoice: VoiceProtocol {
        private let said = Mutex<[VoiceRequest]>([])

        var requests: [VoiceRequest] { said.withLock(\.self) }

        func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
            said.withLock { $0.append(request) }
            let count = Int(Double(request.text.count * 16_000 / 20) / request.pace)
            return SpokenSound(samples: (0..<count).map { Int16(($0 % 100) * 100 - 5000) }, sampleRate: 16_000)
        }
    }

    private struct DeadVoice: VoiceProtocol {
        func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
            throw .unreachable(host: "api.elevenlabs.io")
        }
    }

    /// Takes any voice for the first of the answers.
    private struct Ear: HearingProtocol {
        let hearsWell: Bool
        let hears: String?
        let speaks: String?

        func hear(_ request: HearingRequest) async throws(ProviderError) -> HeardWords {
            guard let reference = request.reference else {
                if let hears { return HeardWords(text: hears) }
                if let speaks {
                    var heard = HeardWords(text: "")
                    heard.otherLanguage = speaks
                    return heard
                }
                if !hearsWell, let first = request.choices.first { return HeardWords(text: "", guesses: [first]) }
                return HeardWords(text: request.choices.first ?? "Quisiera un café doble")
            }
            let words = reference.split(separator: " ").map(String.init)
            return HeardWords(
                text: reference,
                words: words.map { HeardWords.Word(text: $0, accuracy: $0.hasPrefix("leche") ? 10 : 80) })
        }
    }

    private struct Words: DictionaryProtocol {
        private static let meanings = [
            "es>en": ["poner": ["to put"], "leche": ["milk"], "café": ["coffee", "café"], "día": ["day"]],
            "en>es": ["milk": ["leche"]],
            "en>ja": ["bread": ["パン"]], "ja>en": ["パン": ["bread"]],
        ]

        let isRead: AsyncStream<Never>?

        func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
            -> [WordMeaning]
        {
            if let isRead { for await _ in isRead {} }
            let found = Self.meanings["\(source)>\(target)"]?[word.lowercased()] ?? []
            return found.map { WordMeaning(text: $0, dictionary: "a test's") }
        }
    }

    private struct Gloss: TranslatorProtocol {
        func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
            Translation(text: "I want a coffee", isRough: true)
        }
    }

    /// As lt-proc reads them.
    private struct Forms: MorphologyProtocol {
        private static let readings = [
            "yo": "yo<prn><tn><p1><mf><sg>", "un": "un<det><ind><m><sg>", "café": "café<n><m><sg>", "con": "con<pr>",
            "leche": "leche<n><f><sg>", "días": "día<n><m><pl>", "pongo": "poner<vblex><pri><p1><sg>",
            "quiere": "querer<vblex><pri><p3><sg>/querer<vbmod><pri><p3><sg>",
            "quiero": "querer<vblex><pri><p1><sg>/querer<vbmod><pri><p1><sg>",
        ]

        func readings(of words: [String]) async throws -> [[WordReading]] {
            words.map { word in
                (Self.readings[word.lowercased()] ?? "").split(separator: "/").compactMap {
                    WordReading(apertium: String($0))
                }
            }
        }

        func forms(of wanted: [WantedForm]) async throws -> [String?] {
            wanted.map { $0.apertium == "querer<vblex><pri><p1><sg>" ? "quiero" : nil }
        }
    }
}
