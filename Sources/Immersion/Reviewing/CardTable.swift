public import Foundation

/// Cards as the text that Anki imports and exports: tab separated, with `#` lines in front.
public enum CardTable {
    /// 32 MB: more is no word list.
    public static let largest = 32 << 20
    static let columns = ["word", "translation", "sentence", "sound", "met"]

    /// What is remembered of a card does not travel in this format.
    public static func text(of cards: [ReviewCard]) -> String {
        let isTagged = cards.contains { $0.tags != nil }
        let names = columns + (isTagged ? ["tags"] : [])
        var lines = ["#separator:tab", "#html:true", "#columns:" + names.joined(separator: "\t")]
        if isTagged { lines.append("#tags column:\(names.count)") }
        lines += cards.map { card in
            let fields = [
                card.wordField, card.translation, card.sentence, card.sound.map { "[sound:\($0)]" } ?? "", card.met,
            ]
            return (fields + (isTagged ? [NoteTags.text(card.tags)] : [])).map(CardMarkup.html).joined(separator: "\t")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    public static func cards(from text: String, language: RoomLanguage, at now: Date) throws(CardTableError)
        -> [ReviewCard]
    {
        try pack(from: text, language: language, at: now).cards
    }

    /// Notes without a word, such as a sound alone, are left out where there are others.
    public static func pack(from text: String, language: RoomLanguage, at now: Date) throws(CardTableError)
        -> CardPack
    {
        guard text.utf8.count <= largest else { throw .tooLarge }
        var table = CardTableReader(text)
        var pack = CardPack([])
        while let row = try table.next() {
            guard row.fields.count >= 2 || row.fields.contains(where: { !ClozeText($0).numbers.isEmpty }) else {
                throw .tooFewColumns(line: row.line)
            }
            let found = CardNote(row.fields, names: row.names, tags: row.tags, isHTML: row.isHTML)
                .cards(language, at: now)
            if found.isEmpty { pack.wordless.append(row.line) }
            pack.cards += found
        }
        if pack.cards.isEmpty, let line = pack.wordless.first { throw .noWord(line: line) }
        return pack
    }
}
