import Foundation

/// How far a word is from what was written, as people slip: accents, doubled letters, sounds and keys that are
/// neighbours are near, everything else is far.
struct SpellingDistance: Sendable {
    private static let accent = 0.15, sound = 0.35, doubled = 0.3, key = 0.5, swapped = 0.45, silent = 0.4, other = 1.0
    private static let gap = 0.9
    /// A letter that is missing is likelier than one too many, or another one: of each word fewer come of it.
    private static let missing = 0.5
    /// What comes later in a list of suggestions is less likely, and so are words that are not frequent.
    private static let later = 0.02, rare = 0.1
    /// Of a word with a capital, which may be a name, only a frequent word so near is meant.
    private static let slip = 0.52
    private static let shortestName = 4
    /// Less than another letter.
    private static let far = 0.94
    /// Two small slips, but not another letter, nor one too many.
    private static let typed = 0.75
    private static let mostFrequent = 300
    private static let longName = 6, longCompound = 8
    private static let split = 0.8, capital = 0.3
    /// ss for ß, as in Switzerland.
    private static let sharp = 0.05

    private let language: RoomLanguage
    private let sounds: Set<Set<Character>>
    private let rows: [[Character]]
    private let mutes: Set<Character>

    init(_ language: RoomLanguage) {
        self.language = language
        let pairs: String
        switch language {
        case .spanish: (pairs, mutes) = ("bv sz sc cz gj kc kq iy xs yl", ["h"])
        case .french: (pairs, mutes) = ("sc ck sz iy gj ae oa mn kq", ["h", "e", "s", "t"])
        default: (pairs, mutes) = ("dt bp gk fv vw sz iy ck ea", ["h", "e"])
        }
        sounds = Set(pairs.split(separator: " ").map { Set($0) })
        rows =
            switch language {
            case .french: ["azertyuiop", "qsdfghjklm", "wxcvbn"].map(Array.init)
            case .german: ["qwertzuiop", "asdfghjkl", "yxcvbnm"].map(Array.init)
            default: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"].map(Array.init)
            }
    }

    /// The likeliest first; those that are farther than `reach` are left out.
    ///
    /// - Parameter mayBeName: it has a capital, and nothing says that it is no name.
    func order(_ suggestions: [String], for word: String, reach: Double, mayBeName: Bool = false) -> [String] {
        suggestions.enumerated()
            .filter { _, text in
                isOneWord(text, as: word)
                    && (isMeant(text, by: word, within: reach) || mayBeName && isFrequent(text, insteadOf: word))
            }
            .map { index, text in (text, likelihood(of: text, for: word) + Double(index) * Self.later) }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// What is far from what was written is meant only where it is frequent, what is not next to it where it is usual.
    private func isMeant(_ text: String, by word: String, within reach: Double) -> Bool {
        let isFrequent = FrequentWords.rank(of: text, in: language) != nil
        guard beginsAlike(text, word) || isFrequent && word.count > Self.shortestName else {
            return self(word, text) <= Self.accent
        }
        let slips = cost(word, text, missing: Self.missing)
        if isFrequent {
            guard slips <= (word.count >= Self.longName ? Self.far : Self.typed) else { return false }
            // "Rpc" and "ls" are no words: of what is that short a letter is missing, or another one hit.
            return self(word, text) <= reach
                && (word.count >= Self.shortestName || slips <= Self.slip)
        }
        let isParted = text.contains { " -'’".contains($0) }
        let isUsual = isParted || isUsual(text)
        if !isUsual && (text.lowercased() == word.lowercased() || !Self.hasVowel(word)) { return false }
        guard isParted || slips <= Self.typed else { return false }
        // "Aufopferung" is in no list, but so long a word that lacks a letter is no other one.
        if !isUsual, language == .german, word.count >= Self.longCompound, text.count > word.count {
            return slips <= Self.slip
        }
        let limit = isUsual ? Self.far : language == .german ? Self.doubled : Self.slip
        return self(word, text) <= min(reach, limit)
    }

    private static func hasVowel(_ word: String) -> Bool {
        letters(word).contains { "aeiouyœæ".contains(bare($0)) }
    }

    /// The first letter is mostly right: the same, another sound of it, or swapped with the second.
    private func beginsAlike(_ text: String, _ word: String) -> Bool {
        let (one, other) = (Self.letters(text).map(Self.bare), Self.letters(word).map(Self.bare))
        guard let first = one.first, let second = other.first, first != second else { return true }
        if sounds.contains([first, second]) || one.prefix(2) == ArraySlice(other.prefix(2).reversed()) { return true }
        return mutes.contains(first) && one.dropFirst().first == second
            || mutes.contains(second) && other.dropFirst().first == first
    }

    /// Frequent words that are a slip away: a speller that has too many suggestions leaves out some of them. They have
    /// no capitals, and German ones may have ss for ß.
    func frequent(near word: String, besides known: [String]) -> [String] {
        guard word.first?.isLowercase == true else { return [] }
        let lengths = word.count - 1...word.count + 1
        return FrequentWords.words(in: language, as: word).filter { text in
            lengths.contains(text.count) && !known.contains(text)
                && cost(word, text, missing: Self.missing) <= Self.slip
        }
    }

    /// Whether a word is far from what was written, and a rare one: it may be that no dictionary has what was written.
    func isUncertain(_ meant: String, for word: String) -> Bool {
        self(word, meant) > Self.slip && FrequentWords.rank(of: meant, in: language) == nil
    }

    /// Whether a very frequent word is one slip away.
    func isLikelier(_ meant: String, than word: String) -> Bool {
        (FrequentWords.rank(of: meant, in: language) ?? .max) < Self.mostFrequent
            && cost(word, meant, missing: Self.missing) <= Self.slip
    }

    /// An accent, a doubled letter or another sound: what is misspelt is misspelt so each time.
    func isSmall(_ meant: String, for word: String) -> Bool { self(word, meant) < Self.swapped }

    /// German makes words of words, and no speller has them all: of a rare one next to another rare one nothing is
    /// known, unless a dictionary has it as it stands.
    func isDoubtful(_ text: String, for word: String) -> Bool {
        guard language == .german, !isUsual(text), !Self.isAccent(text, word) else { return false }
        // "Eischnee" is no "Eisschnee", but "Zeitmomeent" is a "Zeitmoment".
        let isShorter = text.count > word.count
        return self(word, text)
            > (word.first?.isLowercase == true ? Self.slip : isShorter ? Self.accent : Self.doubled)
    }

    /// Whether only accents differ.
    static func isAccent(_ meant: String, _ word: String) -> Bool {
        letters(meant).map(bare) == letters(word).map(bare)
    }

    /// A word that is taken for two is mostly a rare one, "reconfigura" and "macroeconomía", but for some of every day.
    private func isOneWord(_ text: String, as word: String) -> Bool {
        guard !text.contains(" ") else { return Self.apart.contains(text.lowercased()) }
        // A point behind an abbreviation is no letter of it.
        guard !text.hasSuffix(".") else { return false }
        let parts = text.lowercased().split { "'’".contains($0) }
        // "lécole", but not "lmite".
        if parts.count > 1, parts[0] != "aujourd", FrequentWords.rank(of: String(parts[1]), in: language) == nil {
            return false
        }
        return !text.contains("-") || word.contains("-") || Self.parted.contains(text.lowercased())
    }

    private static let apart: Set<String> = ["zu viel", "zu wenig", "wie viel", "wie viele", "gar nicht", "gar kein"]

    private static let parted: Set<String> = [
        "peut-être", "rendez-vous", "après-midi", "week-end", "grand-mère", "grand-père", "là-bas", "c'est-à-dire",
        "au-dessus", "au-dessous", "dix-sept", "dix-huit", "dix-neuf", "avant-hier", "petit-déjeuner",
    ]

    private func isFrequent(_ text: String, insteadOf word: String) -> Bool {
        // "Korf" is a name, and no "Korb"; but "Sajne" is "Sahne".
        let isShort = word.count == Self.shortestName && FrequentWords.rank(of: text, in: language) == nil
        let limit = isShort ? Self.swapped : Self.slip
        return word.count >= Self.shortestName && isUsual(text)
            && word.first?.isUppercase == text.first?.isUppercase
            && cost(word, text, missing: Self.missing) <= limit
    }

    private func isUsual(_ text: String) -> Bool {
        ListedWords.usual[language]?.contains(text) == true || isListed(text)
    }

    /// A German word that the tables have: most nouns are in no list of the frequent ones.
    private func isListed(_ text: String) -> Bool {
        language == .german
            && (GermanLexicon.standard.hasNoun(text) || GermanLexicon.standard.hasVerb(text)
                || GermanLexicon.standard.hasAdjective(text))
    }

    /// Less is likelier.
    private func likelihood(of text: String, for word: String) -> Double {
        let rank = FrequentWords.rank(of: text, in: language).map { Double($0) + 3 }
        let rare = Double(FrequentWords.count) * (language == .german && isUsual(text) ? 1.6 : 3.2)
        return cost(word, text, missing: Self.missing) + Self.rare * log(rank ?? rare)
    }

    func callAsFunction(_ written: String, _ meant: String) -> Double { cost(written, meant, missing: Self.gap) }

    /// - Parameter missing: what a letter costs that was left out.
    private func cost(_ written: String, _ meant: String, missing: Double) -> Double {
        let (first, second) = (Self.letters(written), Self.letters(meant))
        var cost = isOtherGender(first, second) ? Self.sound : distance(first, second, missing: missing)
        let isApart = meant.contains(" ") && !Self.apart.contains(meant.lowercased())
        if isApart || meant.contains("-") != written.contains("-") { cost += Self.split }
        if written.first?.isUppercase != meant.first?.isUppercase { cost += Self.capital }
        if written.contains("ß") != meant.contains("ß") { cost += Self.sharp }
        return cost
    }

    /// "Horo" for "hora"
    private func isOtherGender(_ first: [Character], _ second: [Character]) -> Bool {
        guard language == .spanish, first.count == second.count, first.count > 2 else { return false }
        let changed = zip(first, second).enumerated().filter { $1.0 != $1.1 }
        guard changed.count == 1, let (place, pair) = changed.first.map({ ($0.offset, $0.element) }) else {
            return false
        }
        let isEnd = place == first.count - 1 || place == first.count - 2 && first.last == "s"
        return isEnd && ["a", "o"].contains(pair.0) && ["a", "o"].contains(pair.1)
    }

    private static func letters(_ word: String) -> [Character] {
        Array(word.lowercased().replacing("ß", with: "ss").filter { $0 != " " && $0 != "-" })
    }

    private func distance(_ first: [Character], _ second: [Character], missing: Double) -> Double {
        var rows = [(0...second.count).map { $0 == 0 ? 0 : 0.0 }]
        for column in 1..<second.count + 1 { rows[0][column] = rows[0][column - 1] + gap(second, column - 1, missing) }
        for row in 1..<first.count + 1 {
            var line = [rows[row - 1][0] + gap(first, row - 1, Self.gap)]
            for column in 1..<second.count + 1 {
                var best = min(
                    rows[row - 1][column] + gap(first, row - 1, Self.gap),
                    line[column - 1] + gap(second, column - 1, missing),
                    rows[row - 1][column - 1] + change(first[row - 1], second[column - 1]))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, rows[row - 2][column - 2] + Self.swapped)
                }
                line.append(best)
            }
            rows.append(line)
        }
        return rows[first.count][second.count]
    }

    /// A letter that is one too many, or missing.
    private func gap(_ word: [Character], _ index: Int, _ usual: Double) -> Double {
        if index > 0, word[index - 1] == word[index] { return Self.doubled }
        if index + 1 < word.count, word[index + 1] == word[index] { return Self.doubled }
        // "Schuh", but "bash"; "petit", but "star".
        let isEnd = index == word.count - 1
        let isHeard = word[index] == "h" ? isEnd && language != .german : !isEnd && ["s", "t"].contains(word[index])
        return mutes.contains(word[index]) && !isHeard ? min(Self.silent, usual) : usual
    }

    private func change(_ one: Character, _ other: Character) -> Double {
        if one == other { return 0 }
        let (plain, bare) = (Self.bare(one), Self.bare(other))
        if plain == bare { return Self.accent }
        if sounds.contains([plain, bare]) { return Self.sound }
        return areNeighbours(one, other) ? Self.key : Self.other
    }

    private static func bare(_ letter: Character) -> Character {
        String(letter).folding(options: .diacriticInsensitive, locale: nil).first ?? letter
    }

    private func areNeighbours(_ one: Character, _ other: Character) -> Bool {
        guard let first = place(of: one), let second = place(of: other) else { return false }
        return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 1
    }

    private func place(of letter: Character) -> (row: Int, column: Int)? {
        for (row, letters) in rows.enumerated() {
            if let column = letters.firstIndex(of: letter) { return (row, column) }
        }
        return nil
    }
}
