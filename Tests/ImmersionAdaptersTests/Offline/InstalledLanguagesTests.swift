import Echo
import EchoApp
import EchoScreen
import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `What this machine has for a language works together` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "languages-\(UUID().uuidString)").path

    private func kit(_ language: RoomLanguage) async -> LanguageKit {
        await InstalledLanguages(
            scenarios: folder, cache: folder,
            online: OnlineProviders([], transport: { HTTPTransport() }, key: { _ in nil }),
            purse: ProviderPurse(ProviderBudget(limit: nil)), transport: { HTTPTransport() }, clock: SystemClock()
        ).kit(for: language)
    }

    @Test(
        .enabled(if: Installed.hearing),
        arguments: [
            RoomLanguage.spanish, .french, .german,
        ])
    func `what its voice says, its ear hears among the answers of a scenario`(language: RoomLanguage) async throws {
        let kit = await kit(language)
        let (voice, hearing) = (try #require(kit.voice), try #require(kit.hearing))
        let scenario = try #require(try ScenarioCatalog.collection(for: language).scenarios.first)
        let script = try #require(ScenarioSession(scenario))
        let said = try #require(script.expected.first)
        let sound = try await voice.ask(VoiceRequest(text: said, language: language.usualRegion)).answer

        let heard = try await hearing.ask(
            HearingRequest(sound: sound, language: language.usualRegion, choices: script.expected)
        ).answer

        #expect(heard.text == said)
    }

    @Test(.enabled(if: Installed.spanish && Installed.gloss && Installed.dictionary("freedict-spa-eng")))
    func `a Spanish mistake is found, a word and a line are explained`() async throws {
        let kit = await kit(.spanish)
        let (grammar, translator) = (try #require(kit.grammar), try #require(kit.translator))

        let found = try await grammar.ask(GrammarRequest(text: "Yo quiere un café", language: "es-ES")).answer
        let word = try await WordFinder(kit, language: .spanish, own: "en").find("leches")
        let line = try await translator.ask(TranslationRequest(text: "la mesa", source: "es", target: "en")).answer

        #expect(found.map(\.replacements) == [["quiero"]])
        #expect(word?.headword == "la leche")
        #expect(word?.meanings.contains("milk") == true)
        #expect(line.isRough)
        #expect(line.text.lowercased().contains("table"))
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `what is installed for languages lies beside the file of cards, not in its place`() {
        #expect(LanguageFolders.folders(data: "/d").first == "/d/echo-tui/language-parts")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
    func `what is got while the program runs is used from then on`() async throws {
        let languages = InstalledLanguages(
            folders: [folder], scenarios: folder, cache: folder,
            online: OnlineProviders([], transport: { HTTPTransport() }, key: { _ in nil }),
            purse: ProviderPurse(ProviderBudget(limit: nil)), transport: { HTTPTransport() }, clock: SystemClock())
        #expect(await languages.kit(for: .japanese).hearsFreely == false)
        try FileManager.default.createDirectory(
            atPath: folder + "/whisper", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder + "/whisper/hear-freely.py"))

        #expect(await languages.kit(for: .japanese).hearsFreely)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `without a provider that is chosen nobody on the network is asked`() async {
        let names = await kit(.spanish).voice?.names ?? []

        #expect(names.allSatisfy { ["SVOX Pico", "eSpeak NG"].contains($0) })
    }

    @Test func `chosen providers with a key stand in front, in their order; those without are left out`() async {
        let online = OnlineProviders(
            ProviderChoice.choices("azure westeurope, elevenlabs, openai, languagetool").known,
            transport: { HTTPTransport() }, key: { $0 == .openAI ? nil : ProviderKey("secret") })
        let kit = await InstalledLanguages(
            folders: [], scenarios: folder, cache: folder, online: online,
            purse: ProviderPurse(ProviderBudget(limit: 0)), transport: { HTTPTransport() }, clock: SystemClock()
        ).kit(for: .german)

        #expect(kit.voice?.names.prefix(2) == ["Azure", "ElevenLabs"])
        #expect(kit.hearing?.names.first == "Azure")
        // Spelling comes first where Hunspell is there.
        #expect(kit.grammar?.names.suffix(2) == ["own rules", "LanguageTool"])
        // Nothing may be spent: they are passed over, and never reached.
        if let answer = try? await kit.voice?.ask(VoiceRequest(text: "Tag", language: "de-DE")) {
            #expect(answer.passedOver.map(\.error).prefix(2) == [.budgetSpent, .budgetSpent])
        }
    }
}
