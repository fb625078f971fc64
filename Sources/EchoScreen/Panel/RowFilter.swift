import EchoText

/// Finds the rows of a list whose titles have all words of a query, whatever their order; where none has, those that have its
/// letters in their order, the best fit first.
public struct RowFilter: Sendable {
    private let words: [[Character]]
    private let letters: [Character]

    public init(_ query: String) {
        words = query.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
        letters = FuzzyMatch.letters(ofQuery: query)
    }

    public func applied(to rows: [ChoiceRowViewState]) -> [ChoiceRowViewState] {
        guard !words.isEmpty else { return rows }
        let titles = rows.map { Array($0.title.lowercased()) }
        let found = zip(rows, titles).compactMap { row, title -> ChoiceRowViewState? in
            guard let matches = matches(in: title, or: Array(row.keywords.lowercased())) else { return nil }
            var row = row
            row.matches = matches
            return row
        }
        guard found.isEmpty else { return found }
        let ranked = titles.indices.compactMap { index in
            FuzzyMatch.score(letters, in: titles[index]).map { (score: $0, index: index) }
        }
        return ranked.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.map { rows[$0.index] }
    }

    /// Where the words stand, each once; nil where one is missing, also among the keywords.
    private func matches(in title: [Character], or keywords: [Character]) -> [Range<Int>]? {
        var found: [Range<Int>] = []
        for word in words {
            guard let place = Self.place(of: word, in: title) else {
                guard Self.place(of: word, in: keywords) != nil else { return nil }
                continue
            }
            found.append(place..<place + word.count)
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func place(of word: [Character], in title: [Character]) -> Int? {
        guard title.count >= word.count else { return nil }
        return (0...title.count - word.count).first { title[$0] == word[0] && title[$0...].starts(with: word) }
    }
}
