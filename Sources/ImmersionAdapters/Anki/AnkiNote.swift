import Foundation
import Immersion

/// A note of Anki's as a card: its first field is taken for the word, the second for its translation, the third for a
/// sentence, the fifth for where it was met.
enum AnkiNote {
    static func card(_ fields: [String], _ language: RoomLanguage, _ now: Date) -> ReviewCard? {
        let sound = fields.lazy.compactMap(CardMarkup.sound).first
        let plain = fields.map { CardMarkup.plain(withoutSounds($0)) }
        guard plain.count >= 2, !plain[0].isEmpty else { return nil }
        return ReviewCard(
            language: language, word: plain[0], translation: plain[1], sentence: plain.count > 2 ? plain[2] : "",
            sound: sound, met: plain.count > 4 ? plain[4] : "", memory: CardMemory(due: now)
        ).readingField()
    }

    private static func withoutSounds(_ field: String) -> String {
        guard let start = field.range(of: "[sound:"), let end = field[start.upperBound...].firstIndex(of: "]")
        else { return field }
        return field.replacingCharacters(in: start.lowerBound...end, with: "")
    }
}
