import Foundation
public import Immersion

/// A rough gloss between Spanish and English or French, word by word, by Apertium's programs, which stay.
public struct ApertiumGloss: TranslatorProtocol {
    private static let longest = 2000

    /// Two letters of each language, and how the mode of that direction is called.
    private static let directions = ["es>en": "spa-eng", "en>es": "eng-spa", "es>fr": "es-fr", "fr>es": "fr-es"]

    private let programs: [String: PipeProgram]

    /// Two letters of each language that it translates into.
    public var targets: Set<String> { Set(programs.keys.map { String($0.suffix(2)) }) }

    /// - Parameter language: that of the lines, in two letters.
    /// - Throws: `notInstalled`, where no direction of that language is.
    public init(from language: String, modes: String = "/usr/share/apertium/modes") throws(ProviderError) {
        programs = Self.directions.filter { $0.key.hasPrefix(language) }.compactMapValues { name in
            guard let mode = try? String(contentsOfFile: "\(modes)/\(name).mode", encoding: .utf8),
                let command = ApertiumMode.command(mode), ProgramFinder.path(of: "lt-proc") != nil
            else { return nil }
            return PipeProgram(path: "/bin/sh", arguments: ["-c", command])
        }
        guard !programs.isEmpty else {
            throw .notInstalled(part: language == "fr" ? "apertium-fr-es" : "apertium-eng-spa")
        }
    }

    public func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
        guard let program = programs["\(request.source)>\(request.target)"] else {
            throw .nobodyTranslates
        }
        guard request.text.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        // The full stop ends the sentence for the tagger; the brackets keep it out of the text.
        let bytes = Array("\(ApertiumStream.escaped(request.text)) .[][\n]\0".utf8)
        let answer = try await program.exchange(bytes, within: .seconds(10))
        let text = Self.plain(String(decoding: answer, as: UTF8.self))
        guard !text.isEmpty else { throw .invalidAnswer(reason: "it has no translation") }
        return Translation(text: text, isRough: true)
    }

    /// Marks of unknown words and the added full stop are no part of it.
    static func plain(_ answer: String) -> String {
        var text = answer.replacing("[][\n]", with: "").replacing("\\", with: "")
        for mark in ["*", "#", "@", "~"] { text = text.replacing(mark, with: "") }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasSuffix(".") else { return text }
        return text.dropLast().trimmingCharacters(in: .whitespaces)
    }
}
