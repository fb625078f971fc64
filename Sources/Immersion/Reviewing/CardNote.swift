public import Foundation

/// A note as Anki keeps it, as cards: its first field is taken for the word, the second for its translation, the third
/// for a sentence, the fifth for where it was met, unless the fields have names that say it. A note with gaps is a card
/// for each of them.
public struct CardNote {
    private let fields: [String]
    private let names: [String]
    private let tags: [String]?
    private let isHTML: Bool

    /// - Parameters:
    ///   - names: of the fields, in small letters; empty where nobody knows them.
    ///   - tags: apart by spaces.
    public init(_ fields: [String], names: [String] = [], tags: String = "", isHTML: Bool = true) {
        self.fields = fields
        self.names = names
        self.tags = NoteTags.tags(in: tags)
        self.isHTML = isHTML
    }

    /// None where there is no word, or nothing but one.
    public func cards(_ language: RoomLanguage, at now: Date) -> [ReviewCard] {
        let places = places(language)
        let cloze = ClozeText(field(places.word))
        guard fields.count >= 2 || !cloze.numbers.isEmpty else { return [] }
        let texts = cloze.numbers.isEmpty ? [plainTexts(places)] : gapTexts(cloze, places)
        let sound = fields.lazy.compactMap(CardMarkup.sound).first
        return texts.filter { !$0.word.isEmpty }.map { texts in
            var card = ReviewCard(
                language: language, word: texts.word, translation: texts.translation, sentence: texts.sentence,
                sound: sound, met: plain(field(places.met)), memory: CardMemory(due: now)
            ).readingField()
            let reading = plain(field(places.reading))
            if language == .japanese, card.reading == nil, !reading.isEmpty, reading != card.word {
                card.reading = reading
            }
            card.tags = tags
            return card
        }
    }

    private typealias Places = (word: Int, translation: Int, sentence: Int, met: Int, reading: Int)
    private typealias Texts = (word: String, translation: String, sentence: String)

    private func plainTexts(_ places: Places) -> Texts {
        (plain(field(places.word)), plain(field(places.translation)), plain(field(places.sentence)))
    }

    /// What is hidden is the word. Where nothing else tells what is looked for, the text with the gap does.
    private func gapTexts(_ cloze: ClozeText, _ places: Places) -> [Texts] {
        let sentence = plain(cloze.whole)
        let translation = plain(field(places.translation))
        return cloze.numbers.map { number in
            let (text, gaps) = cloze.hiding(number)
            let hint = gaps.lazy.map { plain($0.hint) }.first { !$0.isEmpty }
            var answers: [String] = []
            for answer in gaps.prefix(50).map({ plain($0.answer) }) where !answers.contains(answer) {
                answers.append(answer)
            }
            return (
                answers.joined(separator: " … "), translation.isEmpty ? hint ?? plain(text) : translation, sentence
            )
        }
    }

    private func field(_ place: Int) -> String { fields.indices.contains(place) ? fields[place] : "" }

    private func plain(_ field: String) -> String {
        CardMarkup.plain(CardMarkup.withoutSounds(ClozeText(field).whole), isHTML: isHTML)
    }

    /// By their names where these tell both the word and its translation, else in their order.
    private func places(_ language: RoomLanguage) -> Places {
        func place(_ words: [String]) -> Int? { words.lazy.compactMap { names.firstIndex(of: $0) }.first }
        guard let word = place(Self.wordNames + language.fieldNames),
            let translation = place(Self.translationNames + Self.ownLanguages), word != translation
        else { return placesInOrder }
        let met = place(["met", "source"])
        let reading = place(Self.readingNames)
        let taken = [word, translation, met, reading].compactMap(\.self) + Self.factNames.compactMap { place([$0]) }
        let rest = fields.indices.filter { !taken.contains($0) && !plain(fields[$0]).isEmpty }
        return (word, translation, place(Self.sentenceNames) ?? rest.first ?? -1, met ?? -1, reading ?? -1)
    }

    /// A field that holds nothing to read, but a sound or a picture, is passed over.
    private var placesInOrder: Places {
        if fields.count < 2 || (0..<2).allSatisfy({ !plain(fields[$0]).isEmpty }) { return (0, 1, 2, 4, -1) }
        let full = fields.indices.filter { !plain(fields[$0]).isEmpty }
        guard full.count >= 2 else { return (0, 1, 2, 4, -1) }
        return (full[0], full[1], full.dropFirst(2).first ?? -1, -1, -1)
    }

    private static let wordNames = [
        "word", "front", "expression", "vocabulary", "vocab", "term", "question", "kanji", "target", "lemma", "text",
    ]
    private static let translationNames = [
        "translation", "back", "meaning", "definition", "gloss", "answer", "english meaning", "back extra", "extra",
    ]
    /// Those that shared decks translate into most often.
    private static let ownLanguages = ["english", "en", "englisch", "anglais", "inglés", "ingles"]
    private static let readingNames = ["reading", "kana", "furigana", "hiragana"]
    private static let sentenceNames = ["sentence", "example", "example sentence", "context", "examples"]
    /// What is said of a note, and is no part of it to read.
    private static let factNames = [
        "id", "note id", "guid", "rank", "frequency", "sort", "sort field", "index", "number", "tags", "audio", "sound",
        "image", "picture", "pronunciation", "ipa", "part of speech", "pos", "gender",
    ]
}

extension RoomLanguage {
    /// What a field with its words is called, in small letters.
    fileprivate var fieldNames: [String] {
        let own =
            switch self {
            case .spanish: ["español", "espanol", "spanisch", "espagnol"]
            case .french: ["français", "francais", "französisch", "francés"]
            case .german: ["deutsch", "allemand", "alemán"]
            case .japanese: ["日本語", "nihongo", "japanisch", "japonais", "japonés"]
            }
        return [title.lowercased(), rawValue] + own
    }
}
