import EchoScreen

/// A text as the index gives it, with marks around the words that were found.
///
/// The index could cut snippets itself, but it takes the square of the matches for it: minutes in a long text.
struct MarkedText {
    /// A text that has these control characters itself is marked wrongly, and nothing worse.
    static let opening: Unicode.Scalar = "\u{02}"
    static let closing: Unicode.Scalar = "\u{03}"
    /// About a line, in scalars, and how much of it may stand before the first mark.
    static let width = 160
    static let lead = 40

    private let text: [Unicode.Scalar]
    private let marks: [Range<Int>]

    /// - Parameter parts: of words, in scripts that leave no spaces: where a mark holds one, only that is marked.
    init(_ marked: String, parts: [String] = []) {
        var text: [Unicode.Scalar] = []
        var marks: [Range<Int>] = []
        var start: Int?
        for scalar in marked.unicodeScalars {
            switch scalar {
            case Self.opening: start = text.count
            case Self.closing:
                if let from = start, from < text.count { marks.append(from..<text.count) }
                start = nil
            default: text.append(scalar.properties.isWhitespace ? " " : scalar)
            }
        }
        let wanted = parts.map { Array($0.unicodeScalars) }
        (self.text, self.marks) = (text, wanted.isEmpty ? marks : marks.map { Self.narrowed($0, to: wanted, in: text) })
    }

    private static func narrowed(_ mark: Range<Int>, to parts: [[Unicode.Scalar]], in text: [Unicode.Scalar])
        -> Range<Int>
    {
        for part in parts where part.count <= mark.count {
            for start in mark.lowerBound...(mark.upperBound - part.count)
            where text[start..<start + part.count].elementsEqual(part) {
                return start..<start + part.count
            }
        }
        return mark
    }

    /// Where most marks stand together, on one line.
    var snippet: SearchSnippet {
        let window = window
        var (snippet, end) = (window.lowerBound > 0 ? "…" : "", window.lowerBound)
        var places: [Range<Int>] = []
        for mark in marks.map({ $0.clamped(to: window) }) where !mark.isEmpty {
            snippet += string(end..<mark.lowerBound)
            let start = snippet.count
            snippet += string(mark)
            end = mark.upperBound
            if start < snippet.count { places.append(start..<snippet.count) }
        }
        snippet += string(end..<window.upperBound) + (window.upperBound < text.count ? "…" : "")
        return SearchSnippet(text: snippet, marks: places.filter { $0.upperBound <= snippet.count })
    }

    private var window: Range<Int> {
        guard text.count > Self.width else { return 0..<text.count }
        let first = marks.isEmpty ? 0..<0 : marks[densest]
        let lower = min(max(0, first.lowerBound - Self.lead), text.count - Self.width)
        let upper = lower + Self.width
        return wordStart(lower, before: first.lowerBound)..<wordEnd(upper, after: min(first.upperBound, upper))
    }

    /// The first of the marks that fill a line best.
    private var densest: Int {
        var (best, most, last) = (0, 0, 0)
        for first in marks.indices {
            last = max(last, first + 1)
            while last < marks.count, marks[last].upperBound <= marks[first].lowerBound + Self.width - Self.lead {
                last += 1
            }
            if last - first > most { (best, most) = (first, last - first) }
        }
        return best
    }

    private func wordStart(_ index: Int, before mark: Int) -> Int {
        guard index > 0, index < mark else { return index }
        return text[index..<mark].firstIndex(of: " ").map { $0 + 1 } ?? index
    }

    private func wordEnd(_ index: Int, after mark: Int) -> Int {
        guard index < text.count else { return index }
        return text[mark..<index].lastIndex(of: " ") ?? index
    }

    private func string(_ range: Range<Int>) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text[range])
        return String(scalars)
    }
}
