/// Finds the letters of a query in a text, in order but not side by side, and says how well they fit.
public enum FuzzyMatch {
    /// Higher is better; nil when a letter is missing. An empty query fits everything the same.
    public static func score(_ query: String, in text: String) -> Int? {
        score(letters(ofQuery: query), in: Array(text.lowercased()))
    }

    /// The letters that are looked for.
    public static func letters(ofQuery query: String) -> [Character] {
        Array(query.lowercased().filter { !$0.isWhitespace })
    }

    /// The same, with the letters of both in lower case.
    public static func score(_ wanted: [Character], in letters: [Character]) -> Int? {
        guard !wanted.isEmpty else { return 0 }
        guard wanted.count <= letters.count else { return nil }
        return starts(of: wanted[0], in: letters).compactMap { start in
            score(wanted, in: letters, from: start).map { $0 + (begins(with: wanted, letters, at: start) ? 25 : 0) }
        }.max()
    }

    /// The beginning of a word, as it was typed, is what people mean.
    private static func begins(with wanted: [Character], _ letters: [Character], at start: Int) -> Bool {
        (start == 0 || !letters[start - 1].isLetter) && letters[start...].starts(with: wanted)
    }

    private static func starts(of letter: Character, in letters: [Character]) -> [Int] {
        letters.indices.filter { letters[$0] == letter }
    }

    /// Letters side by side and at the beginning of words count more; those skipped count against it.
    private static func score(_ wanted: [Character], in letters: [Character], from start: Int) -> Int? {
        var total = start == 0 ? 12 : 0
        var place = start
        var previous = start - 1
        for letter in wanted {
            guard let found = letters[place...].firstIndex(of: letter) else { return nil }
            if found == previous + 1 { total += 8 }
            if found == 0 || !letters[found - 1].isLetter { total += 10 }
            total -= min(6, found - previous - 1)
            previous = found
            place = found + 1
        }
        return total - letters.count / 8
    }
}
