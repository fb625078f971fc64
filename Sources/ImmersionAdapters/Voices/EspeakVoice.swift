import Foundation
public import Immersion

/// Speaks with `espeak-ng`: a plain voice for very many languages.
public struct EspeakVoice: VoiceProtocol {
    private static let longest = 4096
    /// Words a minute at the usual pace.
    private static let usualPace = 160.0

    private let program: ShortProgram

    /// - Throws: `notInstalled`.
    public init() throws(ProviderError) { program = try ShortProgram(named: "espeak-ng") }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        guard request.text.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        // It leaves Chinese characters out without a word.
        guard request.baseLanguage != "ja" || !Self.hasCharacters(request.text) else {
            throw .unsupported(what: "Chinese characters in Japanese")
        }
        let words = Int((Self.usualPace * request.pace).rounded())
        let data = try await program.run(
            [
                "-v", Self.voice(request) + Self.variant(request), "-s", "\(min(max(words, 80), 450))", "--stdin",
                "--stdout",
            ],
            input: Array(request.text.utf8))
        return try SoundBody.wav(Data(data))
    }

    /// Its name of a language, from ours.
    private static func voice(_ request: VoiceRequest) -> String {
        switch request.language.lowercased() {
        case "es-mx", "es-419", "es-us", "es-ar", "es-co": return "es-419"
        case "fr-be": return "fr-be"
        case "fr-ch": return "fr-ch"
        case "pt-br": return "pt-br"
        case "en-gb": return "en-gb"
        case "en", "en-us": return "en-us"
        default:
            let base = request.baseLanguage
            return base.count <= 3 && base.allSatisfy { $0.isASCII && $0.isLetter } ? base : "en-us"
        }
    }

    private static func variant(_ request: VoiceRequest) -> String {
        VoiceTable.character(request.voice).map { "+" + $0.variant } ?? ""
    }

    static func hasCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) || (0x3400...0x4DBF).contains($0.value) }
    }
}
