import Foundation
public import Immersion

/// Hunspell with the dictionaries of the distribution, which runs beside as a program.
public struct HunspellSpeller: SpellerProtocol {
    private static let folder = "/usr/share/hunspell"
    /// The first that is there; the larger one first.
    private static let names: [RoomLanguage: [String]] = [
        .spanish: ["es_ES", "es_MX", "es"], .french: ["fr_FR", "fr"], .german: ["de_DE_frami", "de_DE"],
    ]
    private static let mostWords = 1_000
    /// A word that no dictionary has and no text: Hunspell says it again, and with it that it has come to the end.
    private static let last = "ƿƿ"
    private static let end: UInt8 = 0xC6

    private let program: PipeProgram
    private let analyser: ShortProgram
    private let dictionary: String

    /// - Throws: `notInstalled`, `unsupported`.
    public init(language: RoomLanguage, folder: String = Self.standardFolder) throws(ProviderError) {
        guard let path = ProgramFinder.path(of: "hunspell") else { throw .notInstalled(part: "hunspell") }
        guard Self.names[language] != nil else { throw .unsupported(what: "spelling of \(language.title)") }
        guard let name = Self.dictionary(of: language, in: folder) else {
            throw .notInstalled(part: "hunspell-\(language == .german ? "de-de" : language.rawValue)")
        }
        (analyser, dictionary) = (try ShortProgram(named: "hunspell"), name)
        program = PipeProgram(path: path, arguments: ["-a", "-i", "UTF-8", "-d", name])
    }

    public static var standardFolder: String { folder }

    /// Without its ending; nil where none is installed.
    static func dictionary(of language: RoomLanguage, in folder: String) -> String? {
        names[language]?.map { "\(folder)/\($0)" }.first { name in
            [".aff", ".dic"].allSatisfy { FileManager.default.isReadableFile(atPath: name + $0) }
        }
    }

    public func misspelt(_ words: [String]) async throws(ProviderError) -> [String: [String]] {
        let words = words.prefix(Self.mostWords).filter { $0.allSatisfy(\.isLetter) && !$0.utf8.contains(Self.end) }
        guard !words.isEmpty else { return [:] }
        let asked = (words + [Self.last]).map { "^\($0)\n" }.joined()
        let answer = try await program.exchange(Array(asked.utf8), until: Self.end, within: .seconds(10))
        return Self.misspelt(in: String(decoding: answer, as: UTF8.self))
    }

    public func whole(_ words: [String]) async throws(ProviderError) -> Set<String> {
        let words = words.prefix(Self.mostWords).filter { $0.allSatisfy(\.isLetter) }
        guard !words.isEmpty else { return [] }
        let asked = words.map { "\($0)\n" }.joined()
        let answer = try await analyser.run(["-m", "-i", "UTF-8", "-d", dictionary], input: Array(asked.utf8))
        return Self.whole(in: String(decoding: answer, as: UTF8.self))
    }

    /// Of its analyses: "Porsche  st:Porsche", "Startbier  pa:bier".
    static func whole(in answer: String) -> Set<String> {
        Set(
            answer.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: " ").map(String.init)
                return parts.dropFirst().contains { $0.hasPrefix("st:") } && !line.contains(" pa:") ? parts.first : nil
            })
    }

    /// Of ispell's answers: "& word 2 1: one, other" and "# word 1".
    static func misspelt(in answer: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for line in answer.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 4)
            guard parts.count > 2 else { continue }
            if parts[0] == "#" { found[String(parts[1])] = [] }
            guard parts[0] == "&", let list = line.split(separator: ":", maxSplits: 1).last else { continue }
            found[String(parts[1])] = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        found[last] = nil
        return found
    }
}
