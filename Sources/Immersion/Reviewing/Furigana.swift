/// A Japanese word with its reading as Anki writes it: "駅[えき]", "飲[の]む", "お 茶[ちゃ]".
public enum Furigana {
    /// A longer field is no word.
    static let longest = 200

    /// What both have in kana at their beginning and their end stands outside the brackets.
    public static func text(_ word: String, reading: String?) -> String {
        guard let reading, !reading.isEmpty, reading != word, !word.contains(where: { "[] ".contains($0) }) else {
            return word
        }
        let head = zip(word, reading).prefix { $0 == $1 }.count
        let (restOfWord, restOfReading) = (word.dropFirst(head), reading.dropFirst(head))
        let tail = zip(restOfWord.reversed(), restOfReading.reversed()).prefix { $0 == $1 }.count
        let (base, kana) = (restOfWord.dropLast(tail), restOfReading.dropLast(tail))
        guard !base.isEmpty, !kana.isEmpty else { return "\(word)[\(reading)]" }
        return word.prefix(head) + (head > 0 ? " " : "") + "\(base)[\(kana)]" + word.suffix(tail)
    }

    /// The word and its reading; nil for what is not written so.
    public static func split(_ field: String) -> (word: String, reading: String)? {
        guard field.count <= longest, field.contains("[") else { return nil }
        var (word, reading) = ("", "")
        for part in field.split(separator: " ", omittingEmptySubsequences: true) {
            guard let open = part.firstIndex(of: "[") else {
                (word, reading) = (word + part, reading + part)
                continue
            }
            guard let close = part[open...].firstIndex(of: "]") else { return nil }
            let (base, kana, end) = (
                part[..<open], part[part.index(after: open)..<close], part[part.index(after: close)...]
            )
            guard !base.isEmpty, !kana.isEmpty, kana.allSatisfy(isKana), !end.contains("[") else { return nil }
            (word, reading) = (word + base + end, reading + kana + end)
        }
        return (word, reading)
    }

    private static func isKana(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    }
}

extension ReviewCard {
    /// The word as a field for other programs: a Japanese one with its reading.
    public var wordField: String { Furigana.text(word, reading: reading) }

    /// The same card, of a field that may hold the reading, too.
    public func readingField() -> ReviewCard {
        guard language == .japanese, let (word, reading) = Furigana.split(word) else { return self }
        return ReviewCard(
            language: language, word: word, reading: reading, translation: translation, sentence: sentence,
            sound: sound, met: met, memory: memory)
    }
}
