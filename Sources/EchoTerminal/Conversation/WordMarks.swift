import EchoScreen
import EchoText

/// Where words stand in what is drawn, in characters.
struct WordMarks: Sendable, Hashable {
    let words: [Character]
    private(set) var ranges: [Range<Int>] = []
    /// The one that is shown now.
    private(set) var current: Int?

    /// `current` is the character that the place shown now is nearest to.
    init(_ words: String, in text: String, current: Int? = nil) {
        self.words = WordSearch.folded(words)
        ranges = WordSearch.ranges(of: self.words, in: WordSearch.folded(text))
        self.current = current.flatMap { near in
            ranges.indices.min { abs(ranges[$0].lowerBound - near) < abs(ranges[$1].lowerBound - near) }
        }
    }

    /// The spans of a row with the found words in the roles for them.
    func marked(_ spans: [Span], start: Int?) -> [Span] {
        let text = spans.map(\.text).joined()
        let here = start.map { _ in ranges } ?? WordSearch.ranges(of: words, in: WordSearch.folded(text))
        let offset = start ?? 0
        let end = offset + text.count
        let hits = here.enumerated().filter { $0.element.lowerBound < end && $0.element.upperBound > offset }
        guard !hits.isEmpty else { return spans }
        var result: [Span] = []
        var place = offset
        for span in spans {
            for character in span.text {
                let hit = hits.first { $0.element.contains(place) }
                let role: TextRole? = hit.map { start != nil && $0.offset == current ? .marked : .found }
                var like = span
                if let role { like.style = Style(role) }
                result.add(character, like: like)
                place += 1
            }
        }
        return result
    }
}
