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
            guard row.fields.count >= 2 || row.fields.contains(where: { !ClozeText($0).numbers.isEmpty }) else {
                throw .tooFewColumns(line: row.line)
            }
            let found = CardNote(row.fields, names: row.names, isHTML: row.isHTML).cards(language, at: now)
            guard !found.isEmpty else { throw .noWord(line: row.line) }
            cards += found
        }
        return cards
    }
}
