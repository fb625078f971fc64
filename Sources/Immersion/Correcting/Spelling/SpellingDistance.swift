import Foundation

/// How far a word is from what was written, as people slip: accents, doubled letters, sounds and keys that are neighbours
/// are near, everything else is far.
struct SpellingDistance: Sendable {
    private static let accent = 0.15, sound = 0.35, doubled = 0.3, key = 0.5, swapped = 0.45, silent = 0.4, other = 1.0
    /// A letter that is missing is likelier than another one.
    private static let gap = 0.9
    /// What comes later in a list of suggestions is less likely.
    private static let later = 0.06
    private static let parted = 0.8, capital = 0.3
    /// ss for ß, as in Switzerland.
    private static let sharp = 0.05

    private let sounds: Set<Set<Character>>
    private let rows: [[Character]]
    private let mutes: Set<Character>

    init(_ language: RoomLanguage) {
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

    /// The nearest first; those that are farther than `reach` are left out.
    func order(_ suggestions: [String], for word: String, reach: Double) -> [String] {
        suggestions.enumerated().map { index, text in (text, self(word, text) + Double(index) * Self.later) }
            // A word that is taken for two is mostly a rare one: "reconfigura".
            .filter { !$0.0.contains(" ") && self(word, $0.0) <= reach }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    func callAsFunction(_ written: String, _ meant: String) -> Double {
        let (first, second) = (Self.letters(written), Self.letters(meant))
        var cost = distance(first, second)
        if meant.contains(" ") || meant.contains("-") != written.contains("-") { cost += Self.parted }
        if written.first?.isUppercase != meant.first?.isUppercase { cost += Self.capital }
        if written.contains("ß") != meant.contains("ß") { cost += Self.sharp }
        return cost
    }

    private static func letters(_ word: String) -> [Character] {
        Array(word.lowercased().replacing("ß", with: "ss").filter { $0 != " " && $0 != "-" })
    }

    private func distance(_ first: [Character], _ second: [Character]) -> Double {
        var rows = [(0...second.count).map { $0 == 0 ? 0 : 0.0 }]
        for column in 1..<second.count + 1 { rows[0][column] = rows[0][column - 1] + gap(second, column - 1) }
        for row in 1..<first.count + 1 {
            var line = [rows[row - 1][0] + gap(first, row - 1)]
            for column in 1..<second.count + 1 {
                var best = min(
                    rows[row - 1][column] + gap(first, row - 1), line[column - 1] + gap(second, column - 1),
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
    private func gap(_ word: [Character], _ index: Int) -> Double {
        if index > 0, word[index - 1] == word[index] { return Self.doubled }
        if index + 1 < word.count, word[index + 1] == word[index] { return Self.doubled }
        return mutes.contains(word[index]) ? Self.silent : Self.gap
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
