/// Words of a language that were written or heard with a letter or two wrong: "portess" is "portes", "establezce" is
/// "establece". They are only looked for where a sentence means nothing as it stands.
enum TongueNearWords {
    /// Letters; shorter words have too many neighbours.
    private static let shortest = 5
    private static let longest = 24
    /// From so many letters on, two may be wrong.
    private static let long = 10
    private static let roles: Set<TonguePiece.Role> = [.noun, .verb, .state, .value]
    /// What is never done for a word that was only nearly said.
    private static let guarded: Set<String> = ["unlock", "disarm", "unlocked", "disarmed", "everything"]

    /// The one that is meant; nil where none is near, or those that are mean different things.
    static func entry(_ word: String, _ table: TongueTable) -> TongueTable.Entry? {
        let letters = Array(word)
        guard (shortest...longest).contains(letters.count), letters.allSatisfy(\.isLetter),
            !isPartOfPhrase(letters, table)
        else { return nil }
        let most = letters.count >= long ? 2 : 1
        var (nearest, found): (Int, [TongueTable.Entry]) = (most + 1, [])
        for (other, entries) in table.entries
        where other.first == letters[0] && abs(other.count - letters.count) <= most {
            guard let entry = entries.first(where: { $0.words.count == 1 }), roles.contains(entry.role),
                let distance = distance(letters, Array(other), most: entry.role == .verb ? 1 : most),
                distance <= nearest
            else { continue }
            if distance < nearest { (nearest, found) = (distance, []) }
            found.append(entry)
        }
        guard let first = found.min(by: { $0.words[0] < $1.words[0] }), !guarded.contains(first.english),
            found.allSatisfy({ $0.english == first.english && $0.role == first.role })
        else { return nil }
        return first
    }

    /// Whether it may be a word of a phrase, such as "lunes" of "el lunes", which is one letter from "luces": then it is not
    /// taken for a thing.
    private static func isPartOfPhrase(_ letters: [Character], _ table: TongueTable) -> Bool {
        table.phraseWords.contains { word in
            word.first == letters[0] && word.count >= shortest && abs(word.count - letters.count) <= 1
                && table.entries[word] == nil && distance(letters, Array(word), most: 1) != nil
        }
    }

    /// The only one of some that is near.
    static func word(_ word: String, _ words: Set<String>) -> String? {
        let letters = Array(word)
        guard (shortest...longest).contains(letters.count), letters.allSatisfy(\.isLetter) else { return nil }
        let near = words.filter { other in
            other.first == letters[0] && abs(other.count - letters.count) <= 1 && other.count >= shortest - 1
                && distance(letters, Array(other), most: 1) != nil
        }
        return near.count == 1 ? near.first : nil
    }

    /// How many letters are others, one too many or missing; nil beyond a limit.
    private static func distance(_ one: [Character], _ other: [Character], most: Int) -> Int? {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in other.indices {
                let changed = diagonal + (letter == other[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(changed, row[place] + 1, diagonal + 1)
            }
            if (row.min() ?? 0) > most { return nil }
        }
        return row[other.count] <= most ? row[other.count] : nil
    }
}

extension TongueTable {
    /// A sentence with words that the language has in place of those that are nearly so, where one alone is near:
    /// "portess de garage" is then of several words that are one thing.
    ///
    /// - Parameter known: stems of words that names are made of.
    func nearWords(of text: String, known: Set<String>) -> String {
        var (result, isChanged) = ([String](), false)
        for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            let tokens = TongueWord.all(in: word, spelling).filter { !$0.isSign }
            if tokens.count == 1, let plain = tokens.first?.plain, !phraseWords.contains(plain),
                !known.contains(spelling.stem(plain)), let near = TongueNearWords.word(plain, phraseWords)
            {
                result.append(near)
                isChanged = true
            } else {
                result.append(word)
            }
        }
        return isChanged ? result.joined(separator: " ") : text
    }
}
