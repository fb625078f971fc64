import Foundation
public import Immersion

/// The forms of Spanish and French words, by `lt-proc` and Apertium's data, which run beside as programs.
public struct ApertiumMorphology: MorphologyProtocol {
    private static let folder = "/usr/share/apertium"
    /// Words at once.
    private static let mostWords = 2000
    private static let longestWord = 80

    private let analyser: PipeProgram
    private let generator: PipeProgram

    /// - Parameter language: "es" or "fr".
    /// - Throws: `notInstalled`, `unsupported`.
    public init(language: String, folder: String = Self.standardFolder) throws(ProviderError) {
        let names: (analyser: String, generator: String)
        switch language {
        case "es": names = ("apertium-spa-cat/spa-cat.automorf.bin", "apertium-spa-cat/cat-spa.autogen.bin")
        case "fr": names = ("apertium-fra-cat/fra-cat.automorf.bin", "apertium-fra-cat/cat-fra.autogen.bin")
        default: throw .unsupported(what: "the forms of \(language)")
        }
        guard let program = ProgramFinder.path(of: "lt-proc") else { throw .notInstalled(part: "lt-proc") }
        for name in [names.analyser, names.generator]
        where !FileManager.default.isReadableFile(atPath: "\(folder)/\(name)") {
            throw .notInstalled(part: name)
        }
        analyser = PipeProgram(path: program, arguments: ["-z", "\(folder)/\(names.analyser)"])
        generator = PipeProgram(path: program, arguments: ["-g", "-z", "\(folder)/\(names.generator)"])
    }

    public static var standardFolder: String { folder }

    public func readings(of words: [String]) async throws -> [[WordReading]] {
        var found: [[WordReading]] = []
        for word in words.prefix(Self.mostWords) { found.append(try await readings(of: word)) }
        return found + Array(repeating: [], count: words.count - found.count)
    }

    public func forms(of wanted: [WantedForm]) async throws -> [String?] {
        var found: [String?] = []
        for form in wanted.prefix(Self.mostWords) { found.append(try await self.form(form)) }
        return found + Array(repeating: nil, count: wanted.count - found.count)
    }

    /// Its dictionary forms, the likelier first, each once.
    public func lemmas(of word: String) async throws -> [String] {
        var lemmas: [String] = []
        for reading in try await readings(of: word) where !lemmas.contains(reading.lemma) {
            lemmas.append(reading.lemma)
        }
        return lemmas
    }

    private func readings(of word: String) async throws(ProviderError) -> [WordReading] {
        guard word.count <= Self.longestWord, !word.isEmpty else { return [] }
        let bytes = Array("\(ApertiumStream.escaped(word))\n\0".utf8)
        let answer = String(decoding: try await analyser.exchange(bytes), as: UTF8.self)
        let units = ApertiumStream.readings(in: answer)
        // More than one unit: the dictionary sees several words in it, and none that is the whole.
        guard units.count == 1, let only = units.first else { return [] }
        return only.compactMap(WordReading.init(apertium:))
    }

    private func form(_ wanted: WantedForm) async throws(ProviderError) -> String? {
        let lemma = ApertiumStream.escaped(wanted.lemma)
        let tags = wanted.tags.filter { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
        guard wanted.lemma.count <= Self.longestWord, tags.count == wanted.tags.count, !lemma.isEmpty else {
            return nil
        }
        // Without the line feed it says nothing and waits.
        let bytes = Array("^\(lemma)\(tags.map { "<\($0)>" }.joined())$\n\0".utf8)
        let answer = String(decoding: try await generator.exchange(bytes), as: UTF8.self)
        let form = answer.trimmingCharacters(in: .whitespacesAndNewlines).replacing("~", with: "")
        guard let first = form.first, !"#@*^".contains(first) else { return nil }
        return form
    }
}
