import CMpg123
import CPico
import Foundation
public import Immersion

/// The offline parts for languages on this machine, and the consequences of those missing.
public struct LanguageParts: Sendable, Hashable {
    /// One of them.
    public struct Part: Sendable, Hashable {
        public var name: String
        public var isThere: Bool
        /// What is not possible without it, as a clause.
        public var lack: String
        /// The languages it is for; none for all.
        public var languages: Set<RoomLanguage>
        /// Whether `echo-tui language get` gets it.
        public var canBeGot: Bool

        public init(
            name: String, isThere: Bool, lack: String, for languages: Set<RoomLanguage> = [], canBeGot: Bool = true
        ) {
            (self.name, self.isThere, self.lack, self.languages) = (name, isThere, lack, languages)
            self.canBeGot = canBeGot
        }
    }

    public var parts: [Part]

    public init(parts: [Part]) { self.parts = parts }

    public var missing: [Part] { parts.filter { !$0.isThere } }

    /// What is missing for a language.
    public func missing(for language: RoomLanguage) -> [Part] {
        missing.filter { $0.languages.isEmpty || $0.languages.contains(language) }
    }

    /// As it is now. It looks for files only, and starts nothing.
    public static func installed(
        folders: [String] = LanguageFolders.standard, dictionaries: String = DictionaryStore.standardSource,
        apertium: String = ApertiumMorphology.standardFolder, spelling: String = HunspellSpeller.standardFolder
    ) -> LanguageParts {
        func has(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }
        func runs(_ program: String) -> Bool { ProgramFinder.path(of: program) != nil }
        var parts = [RoomLanguage.spanish, .french, .german].map { language in
            Part(
                name: "dictionary \(language.title)–English", isThere: isInstalled(language.rawValue, dictionaries),
                lack: "\(language.title) words are not explained offline", for: [language])
        }
        parts += [RoomLanguage.spanish, .french, .german].map { language in
            Part(
                name: "Hunspell, \(language.title)",
                isThere: runs("hunspell") && HunspellSpeller.dictionary(of: language, in: spelling) != nil,
                lack: "\(language.title) spelling is not checked", for: [language])
        }
        parts += [
            Part(
                name: "dictionary Japanese–English",
                isThere: DictionaryFile(from: "ja", to: "en", folder: dictionaries)?.isInstalled == true,
                lack: "Japanese words are not explained offline", for: [.japanese]),
            Part(
                name: "Apertium, Spanish forms",
                isThere: runs("lt-proc") && has("\(apertium)/apertium-spa-cat/spa-cat.automorf.bin"),
                lack: "Spanish grammar is not checked, and inflected words are not found", for: [.spanish]),
            Part(
                name: "Apertium, French forms",
                isThere: runs("lt-proc") && has("\(apertium)/apertium-fra-cat/fra-cat.automorf.bin"),
                lack: "inflected French words are not found", for: [.french]),
            Part(
                name: "Apertium, Spanish–English", isThere: runs("lt-proc") && has("\(apertium)/modes/spa-eng.mode"),
                lack: "there is no rough translation of sentences offline", for: [.spanish]),
            Part(
                name: "Apertium, French–Spanish", isThere: runs("lt-proc") && has("\(apertium)/modes/fr-es.mode"),
                lack: "French sentences are not translated into Spanish offline", for: [.french]),
            Part(
                name: "Grammalecte", isThere: runs("grammalecte-server"),
                lack: "French grammar is not checked offline", for: [.french]),
            Part(
                name: "SVOX Pico", isThere: LanguageFolders.file("pico/libpico.so", in: folders) != nil,
                lack: "the voices without a network are eSpeak's, which are plain",
                for: [.spanish, .french, .german]),
            Part(name: "eSpeak NG", isThere: runs("espeak-ng"), lack: "speech is not understood offline"),
            Part(
                name: "Open JTalk",
                isThere: runs("open_jtalk")
                    && LanguageFolders.file("open-jtalk/mei_normal.htsvoice", in: folders) != nil,
                lack: "there is no Japanese voice offline", for: [.japanese]),
            Part(
                name: "English acoustic model", isThere: has(ClosedSetDecoder.model + "/mdef"),
                lack: "speech is not understood offline"),
            Part(
                name: "Whisper (make deps-whisper)",
                isThere: LanguageFolders.file("whisper/hear-freely.py", in: folders) != nil,
                lack: "only providers hear Japanese: choose openai or azure with /language-providers, or type",
                for: [.japanese], canBeGot: false),
            Part(
                name: "correcting Japanese", isThere: false,
                lack: "nothing that can be installed corrects it: choose languagetool with /language-providers",
                for: [.japanese], canBeGot: false),
            Part(
                name: "libmpg123", isThere: cmp_load(),
                lack: "ElevenLabs sends uncompressed sound, which is eight times as large"),
        ]
        return LanguageParts(parts: parts)
    }

    private static func isInstalled(_ code: String, _ folder: String) -> Bool {
        [(code, "en"), ("en", code)].allSatisfy {
            DictionaryFile(from: $0.0, to: $0.1, folder: folder)?.isInstalled == true
        }
    }
}
