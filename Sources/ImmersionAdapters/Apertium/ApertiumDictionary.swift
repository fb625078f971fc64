import Foundation
import Immersion

/// Spanish words in English, from the tables that Apertium translates with: they know everyday words that printed
/// dictionaries of this size lack, each by its part of speech.
struct ApertiumDictionary: DictionaryProtocol {
    private static let longestWord = 80

    private let analyser: PipeProgram
    private let translator: PipeProgram

    /// - Throws: `notInstalled`.
    init(folder: String = "/usr/share/apertium/apertium-eng-spa") throws(ProviderError) {
        guard let program = ProgramFinder.path(of: "lt-proc") else { throw .notInstalled(part: "lt-proc") }
        let (forms, words) = ("\(folder)/spa-eng.automorf.bin", "\(folder)/spa-eng.autobil.bin")
        guard [forms, words].allSatisfy({ FileManager.default.isReadableFile(atPath: $0) }) else {
            throw .notInstalled(part: "apertium-eng-spa")
        }
        analyser = PipeProgram(path: program, arguments: ["-z", forms])
        translator = PipeProgram(path: program, arguments: ["-b", "-z", words])
    }

    /// - Parameter word: a dictionary form: what another word has as one of its forms is not this word.
    func meanings(
        of word: String, from source: String, to target: String
    ) async throws(ProviderError) -> [WordMeaning] {
        guard source == "es", target == "en" else { throw .unsupported(what: "\(source) to \(target)") }
        let word = word.lowercased()
        guard !word.isEmpty, word.count <= Self.longestWord else { return [] }
        let units = try await ask(analyser, ApertiumStream.escaped(word))
        guard units.count == 1, let readings = units.first else { return [] }
        var found: [WordMeaning] = []
        for reading in readings where Self.lemma(reading) == word {
            // The first is the reading itself.
            let answers = try await ask(translator, "^\(reading)$").first ?? []
            for text in answers.compactMap(Self.meaning) where !found.contains(where: { $0.text == text }) {
                found.append(WordMeaning(text: text, dictionary: "Apertium"))
            }
        }
        return found
    }

    private func ask(_ program: PipeProgram, _ text: String) async throws(ProviderError) -> [[String]] {
        ApertiumStream.readings(
            in: String(decoding: try await program.exchange(Array("\(text)\n\0".utf8)), as: UTF8.self))
    }

    private static func lemma(_ reading: String) -> String? {
        // What is melted into it makes it another word.
        guard !reading.contains("+") else { return nil }
        return reading.firstIndex(of: "<").map { reading[..<$0].lowercased() }
    }

    /// "look for" of `look# for<vblex><inf>`; nil for what it does not know, and for its names of pronouns.
    static func meaning(_ reading: String) -> String? {
        guard let open = reading.firstIndex(of: "<"), reading.first != "@", !reading.hasPrefix("prpers") else {
            return nil
        }
        let tail = reading.lastIndex(of: ">").map { reading[reading.index(after: $0)...] } ?? ""
        let text = (reading[..<open] + tail).replacing("#", with: "").replacing("_", with: " ")
        return text.isEmpty ? nil : String(text)
    }
}
