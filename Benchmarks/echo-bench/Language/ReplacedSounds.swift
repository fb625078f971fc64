import Foundation
import Immersion

/// Spanish words with one sound replaced by another, read aloud by this machine's voice: is the word the one that fits worst
/// in its sentence, and is the sound?
struct ReplacedSounds {
    /// Letters that stand for one sound each, what they sound like, and what is said instead.
    private static let letters: [(letter: String, sound: String, instead: String)] = [
        ("ch", "tʃ", "l"), ("f", "f", "l"), ("j", "x", "m"), ("l", "l", "s"), ("m", "m", "f"), ("n", "n", "f"),
        ("s", "s", "m"),
    ]
    private static let words = [
        "leche", "mesa", "silla", "jefe", "noche", "lunes", "camisa", "sol", "mano", "cama", "queso", "jamón", "café",
        "salsa", "calle", "coche", "semana", "luna", "final", "casa", "museo", "famoso", "mujer", "ojo", "fuego",
        "nieve",
    ]

    private let kit: LanguageKit

    init(_ kit: LanguageKit) { self.kit = kit }

    func rows() async throws -> [BenchmarkRow] {
        guard let voice = kit.voice, let hearing = kit.hearing else { return [] }
        var (asked, words, worst, sounds, chance) = (0, 0, 0, 0, 0.0)
        for word in Self.words {
            for (letter, sound, instead) in Self.letters {
                guard let place = word.range(of: letter), !word.hasPrefix("ll"), letter != "l" || !word.contains("ll")
                else { continue }
                let said = word.replacingCharacters(in: place, with: instead)
                let spoken = try await voice.ask(VoiceRequest(text: "quiero decir \(said) ahora", language: "es-ES"))
                let heard = try? await hearing.ask(
                    HearingRequest(
                        sound: spoken.answer, language: "es-ES", reference: "quiero decir \(word) ahora"))
                guard let line = heard?.answer.words, let meant = line.first(where: { $0.text == word }) else {
                    continue
                }
                let judged = meant.sounds.filter { $0.accuracy != nil }
                guard judged.contains(where: { $0.ipa == sound }) else { continue }
                asked += 1
                words += line.min { $0.accuracy < $1.accuracy }?.text == word ? 1 : 0
                worst += line.min { Self.worst($0) < Self.worst($1) }?.text == word ? 1 : 0
                sounds += judged.min { ($0.accuracy ?? 0) < ($1.accuracy ?? 0) }?.ipa == sound ? 1 : 0
                chance += 1 / Double(judged.count)
            }
        }
        let byChance = Int((chance * 100 / Double(max(1, asked))).rounded())
        return [
            BenchmarkRow(
                what: "Spanish, of words with a replaced sound: found by its mean, by its worst sound; the sound found",
                reach: "–",
                measured: "\(words), \(worst); \(sounds) of \(asked) (by chance 25 %, 25 %; \(byChance) %)")
        ]
    }

    private static func worst(_ word: HeardWords.Word) -> Double { word.sounds.compactMap(\.accuracy).min() ?? 100 }
}
