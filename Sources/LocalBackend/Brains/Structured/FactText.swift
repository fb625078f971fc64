import Foundation

/// A text of which parts are taken, each once; every look at it costs its length.
struct FactText: Sendable {
    /// Stands where something was taken, so that nothing reaches across.
    static let gap: Character = "\u{F8FF}"
    /// Characters; nobody looks for facts in a longer one.
    static let longest = 20_000

    private(set) var text: String
    /// Whether only the beginning of a longer text is looked at.
    let isCut: Bool

    init(_ text: String) {
        let beginning = text.unicodeScalars.prefix(Self.longest)
        isCut = beginning.endIndex < text.endIndex
        self.text = Self.collapsed(Substring(beginning))
    }

    /// Its words, counted as work.
    var tokens: [UtteranceTokens.Token] { UtteranceTokens.all(in: text[...]) }

    func first(_ pattern: String) -> NSTextCheckingResult? {
        ReadingEffort.count(text.utf8.count)
        return (try? NSRegularExpression(pattern: pattern))?.firstMatch(in: text, range: whole)
    }

    func all(_ pattern: String) -> [NSTextCheckingResult] {
        ReadingEffort.count(text.utf8.count)
        return (try? NSRegularExpression(pattern: pattern))?.matches(in: text, range: whole) ?? []
    }

    func range(_ match: NSTextCheckingResult, group: Int = 0) -> Range<String.Index>? {
        Range(match.range(at: group), in: text)
    }

    /// The first group of the first match, which is taken out of the text.
    mutating func take(_ pattern: String) -> String? {
        guard let match = first(pattern), let all = range(match), let group = range(match, group: 1) else { return nil }
        let found = String(text[group])
        cut([all])
        return found
    }

    /// Takes parts out that do not overlap, in their order.
    mutating func cut(_ parts: [Range<String.Index>]) {
        ReadingEffort.count(text.utf8.count)
        var rest = ""
        var start = text.startIndex
        for part in parts {
            rest += text[start..<part.lowerBound] + " \(Self.gap) "
            start = part.upperBound
        }
        text = rest + text[start...]
    }

    /// One blank or one line break for many: a pattern would try each of them.
    private static func collapsed(_ text: Substring) -> String {
        ReadingEffort.count(text.utf8.count)
        var result = ""
        var blank: Character?
        for character in text {
            if character.isWhitespace {
                blank = character.isNewline || blank == "\n" ? "\n" : " "
            } else {
                if let blank, !result.isEmpty { result.append(blank) }
                blank = nil
                result.append(character == gap ? " " : character)
            }
        }
        return result
    }

    private var whole: NSRange { NSRange(text.startIndex..., in: text) }
}
