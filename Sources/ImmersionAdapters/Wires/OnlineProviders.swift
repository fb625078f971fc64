public import Echo
import EchoWire
import Foundation
public import Immersion

/// The providers on the network that were chosen, as links in front of what this machine can do.
///
/// The budget counts upper bounds, in US dollars, so that it is never overrun unseen: a plan or a model of one's own may cost
/// less.
public struct OnlineProviders: Sendable {
    private static let million = Decimal(1_000_000)
    /// Requests to each provider.
    private static let perDay = 10_000.0

    let choices: [ProviderChoice]
    /// What each of them is called.
    let labels: [String]
    let wire: @Sendable () -> ProviderWire
    let key: @Sendable (ProviderName) async -> ProviderKey?
    /// Of all but sound: the specification grants models 10 s.
    let limits: LinkLimits
    private let soundLimits: LinkLimits
    /// By which it is known which models have ended.
    let today: @Sendable () -> CalendarDay

    /// - Parameters:
    ///   - choices: the preferred one first.
    ///   - limits: how long and how often models, translators and checkers are asked.
    ///   - soundLimits: of voices and ears: the specification grants them 30 s.
    ///   - transport: made when one of them is asked first.
    ///   - today: by which it is known which models have ended.
    ///   - key: what is stored for a provider; nil where nothing is.
    public init(
        _ choices: [ProviderChoice], limits: LinkLimits = LinkLimits(),
        soundLimits: LinkLimits = LinkLimits(timeout: .seconds(30)),
        transport: @escaping @Sendable () -> any HTTPTransportProtocol,
        today: @escaping @Sendable () -> CalendarDay = { CalendarDay(.now) },
        key: @escaping @Sendable (ProviderName) async -> ProviderKey?
    ) {
        (self.choices, self.labels) = (choices, ProviderChoice.labels(of: choices))
        var (most, mostSound) = (limits, soundLimits)
        (most.perDay, mostSound.perDay) = (Self.perDay, Self.perDay)
        (self.limits, self.soundLimits, self.today, self.key) = (most, mostSound, today, key)
        // The wire's own bound is for what is asked elsewhere; the chain's is shorter.
        let longest = max(limits.timeout, soundLimits.timeout) + .seconds(5)
        wire = { ProviderWire(transport: transport(), timeout: longest) }
    }

    func voices() async -> [ChainLink<VoiceRequest, SpokenSound>] {
        var links: [ChainLink<VoiceRequest, SpokenSound>] = []
        for (choice, label) in zip(choices, labels) {
            let stored = await key(choice.name)
            if choice.name == .openAI, stored != nil || choice.isOwn {
                let voice = OpenAIVoice(wire(), address: Self.openAI(choice), key: stored)
                links.append(
                    ChainLink(label, voice, limits: soundLimits) {
                        choice.isOwn ? 0 : Self.price($0.text, perMillion: 30)
                    }.telling(ofKey: choice.name, isStored: stored != nil))
            }
            guard let key = stored else { continue }
            switch choice.name {
            case .elevenLabs:
                let voice = ElevenLabsVoice(wire(), key: key)
                links.append(
                    ChainLink(label, voice, limits: soundLimits) { Self.price($0.text, perMillion: 300) }
                        .telling(ofKey: choice.name, isStored: true))
            case .azure where !choice.place.isEmpty:
                let voice = AzureVoice(wire(), address: AzureVoice.address(region: choice.place), key: key)
                links.append(
                    ChainLink(label, voice, limits: soundLimits) { Self.price($0.text, perMillion: 16) }
                        .telling(ofKey: choice.name, isStored: true))
            case .azure, .openAI, .anthropic, .google, .libreTranslate, .languageTool, .whisper: break
            }
        }
        return links
    }

    func ears() async -> [ChainLink<HearingRequest, HeardWords>] {
        var links: [ChainLink<HearingRequest, HeardWords>] = []
        for (choice, label) in zip(choices, labels) {
            let key = await key(choice.name)
            switch choice.name {
            case .whisper where !choice.place.isEmpty:
                let ear = OpenAIHearing(
                    wire(), address: ProviderAddress(choice.place), key: key, model: Self.ears(choice))
                links.append(
                    ChainLink(label, ear, limits: soundLimits) { choice.isOwn ? 0 : Self.price($0.sound, perHour: 1) }
                        .telling(ofKey: choice.name, isStored: key != nil))
            case .azure where !choice.place.isEmpty:
                guard let key else { continue }
                let ear = AzureHearing(wire(), address: AzureHearing.address(region: choice.place), key: key)
                links.append(
                    ChainLink(label, ear, limits: soundLimits) { Self.price($0.sound, perHour: 1) }
                        .telling(ofKey: choice.name, isStored: true))
            case .openAI where key != nil || choice.isOwn:
                let ear = OpenAIHearing(
                    wire(), address: Self.openAI(choice), key: key, model: Self.ears(choice))
                links.append(
                    ChainLink(label, ear, limits: soundLimits) { choice.isOwn ? 0 : Self.price($0.sound, perHour: 1) }
                        .telling(ofKey: choice.name, isStored: key != nil))
            case .azure, .elevenLabs, .openAI, .anthropic, .google, .libreTranslate, .languageTool, .whisper: break
            }
        }
        return links
    }

    func translators() async -> [ChainLink<TranslationRequest, Translation>] {
        var links: [ChainLink<TranslationRequest, Translation>] = []
        for (choice, label) in zip(choices, labels) {
            switch choice.name {
            case .google:
                guard let key = await key(.google) else { continue }
                let translator = GoogleTranslator(wire(), key: key)
                links.append(
                    ChainLink(label, translator, limits: limits) { Self.price($0.text, perMillion: 20) }
                        .telling(ofKey: choice.name, isStored: true))
            case .libreTranslate where !choice.place.isEmpty:
                let key = await key(.libreTranslate)
                let translator = LibreTranslator(wire(), address: ProviderAddress(choice.place), key: key)
                links.append(
                    ChainLink(label, translator, limits: limits)
                        .telling(ofKey: choice.name, isStored: key != nil))
            case .azure, .elevenLabs, .openAI, .anthropic, .libreTranslate, .languageTool, .whisper: break
            }
        }
        return links
    }

    func checkers() -> [ChainLink<GrammarRequest, [GrammarMatch]>] {
        zip(choices, labels).filter { $0.0.name == .languageTool }.map { choice, label in
            let checker =
                choice.place.isEmpty
                ? LanguageToolChecker(wire()) : LanguageToolChecker(wire(), address: ProviderAddress(choice.place))
            return ChainLink(label, checker, limits: limits)
        }
    }

    /// Those that were chosen and can do nothing, and what they lack.
    func unusable() async -> [PassedOver] {
        var found: [PassedOver] = []
        for (choice, label) in zip(choices, labels) {
            let hasKey = await key(choice.name) != nil
            let lack: ProviderError? =
                switch choice.name {
                case .azure where choice.place.isEmpty: .noPlace(example: "azure westeurope")
                case .elevenLabs, .azure, .anthropic, .google: hasKey ? nil : .noKey(of: choice.name.rawValue)
                case .openAI: hasKey || choice.isOwn ? nil : .noKey(of: choice.name.rawValue)
                case .libreTranslate, .whisper:
                    choice.place.isEmpty ? .noPlace(example: "\(choice.name.rawValue) http://127.0.0.1:5000") : nil
                case .languageTool: nil
                }
            if let lack { found.append(PassedOver(name: label, error: lack)) }
        }
        return found
    }

    /// Servers of one's own know Whisper by OpenAI's oldest name for it, and most take no other.
    static func ears(_ choice: ProviderChoice) -> String {
        choice.isVendors ? ModelCatalogue.published.name(for: .transcription) : "whisper-1"
    }

    static func openAI(_ choice: ProviderChoice) -> ProviderAddress {
        ProviderAddress(choice.place.isEmpty ? "https://api.openai.com/v1" : choice.place)
    }

    private static func price(_ text: String, perMillion dollars: Decimal) -> Decimal {
        dollars * Decimal(text.count) / million
    }

    private static func price(_ sound: SpokenSound, perHour dollars: Decimal) -> Decimal {
        dollars * Decimal(sound.samples.count) / Decimal(max(1, sound.sampleRate) * 3600)
    }
}

/// Translates with a LibreTranslate server.
public struct LibreTranslator: TranslatorProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey?

    public init(_ wire: ProviderWire, address: ProviderAddress, key: ProviderKey?) {
        (self.wire, self.address, self.key) = (wire, address, key)
    }

    public func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
        var body: JSONObject = [
            "q": .string(request.text), "source": .string(request.source), "target": .string(request.target),
            "format": "text", "alternatives": 2,
        ]
        if let key { body["api_key"] = .string(key.value) }
        let json = try await wire.json(
            .json(address.url("/translate"), .object(body), accept: "application/json", headers: [:]))
        guard let text = json["translatedText"]?.string else { throw .invalidAnswer(reason: "it has no translation") }
        let others = json["alternatives"]?.array?.prefix(10).compactMap(\.string) ?? []
        return Translation(text: text, alternatives: others.filter { $0 != text })
    }
}
