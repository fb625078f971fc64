public import Foundation

/// Cards as the text that Anki imports and exports: tab separated, with `#` lines in front.
public enum CardTable {
    /// 32 MB: more is no word list.
    public static let largest = 32 << 20
    static let columns = ["word", "translation", "sentence", "sound", "met"]

    /// What is remembered of a card does not travel in this format.
    public static func text(of cards: [ReviewCard]) -> String {
        var lines = ["#separator:tab", "#html:true", "#columns:" + columns.joined(separator: "\t")]
        lines += cards.map { card in
            [card.wordField, card.translation, card.sentence, card.sound.map { "[sound:\($0)]" } ?? "", card.met]
                .map(CardMarkup.html).joined(separator: "\t")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    public static func cards(from text: String, language: RoomLanguage, at now: Date) throws(CardTableError)
        -> [ReviewCard]
    {
        guard text.utf8.count <= largest else { throw .tooLarge }
        var table = CardTableReader(text)
        var cards: [ReviewCard] = []
        while let row = try table.next() {
            guard row.fields.count >= 2 else { throw .tooFewColumns(line: row.line) }
            let fields = row.fields.map { CardMarkup.plain($0, isHTML: row.isHTML) }
            guard !fields[0].isEmpty else { throw .noWord(line: row.line) }
            cards.append(
                ReviewCard(
                    language: language, word: fields[0], translation: fields[1],
                    sentence: fields.count > 2 ? fields[2] : "",
                    sound: fields.count > 3 ? CardMarkup.sound(fields[3]) : nil,
                    met: fields.count > 4 ? fields[4] : "", memory: CardMemory(due: now)
                ).readingField())
        }
        return cards
    }
}
