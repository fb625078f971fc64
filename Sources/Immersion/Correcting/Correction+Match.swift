extension Correction {
    /// A mistake that another checker found: its words and the better sentence are taken from the text.
    ///
    /// Nil where the range does not lie in the text, or cuts a character in two.
    public init?(in text: String, range: Range<Int>, rule: String, why: String, replacements: [String]) {
        guard let place = Self.place(of: range, in: text) else { return nil }
        let match = GrammarMatch(range: range, message: why, replacements: replacements, rule: rule)
        let better = Self.better(text, Self.sentence(around: place, in: text), [(place, match)])
        self.init(
            range: range, rule: rule, what: String(text[place]), why: why, replacements: replacements, better: better)
    }

    /// What a checker found, in the order of the text: each with its own words, and with its sentence as it is when
    /// everything in it is put right. A sentence with a mistake that nobody can put right has no better one.
    static func corrections(_ matches: [GrammarMatch], in text: String) -> [Correction] {
        let found = matches.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        .compactMap { match in place(of: match.range, in: text).map { ($0, match) } }
        var sentences: [(range: Range<String.Index>, found: [(Range<String.Index>, GrammarMatch)])] = []
        for (place, match) in found {
            let around = sentence(around: place, in: text)
            if let last = sentences.last, last.range.upperBound > around.lowerBound {
                let whole = last.range.lowerBound..<max(last.range.upperBound, around.upperBound)
                sentences[sentences.count - 1] = (whole, last.found + [(place, match)])
            } else {
                sentences.append((around, [(place, match)]))
            }
        }
        return sentences.flatMap { sentence in
            let better = better(text, sentence.range, sentence.found)
            return sentence.found.map { place, match in
                Correction(
                    range: match.range, rule: match.rule, what: String(text[place]), why: match.message,
                    replacements: match.replacements, better: better)
            }
        }
    }

    /// The sentence of a text that these mistakes stand in; the whole text where a place is none of it.
    static func sentence(of found: [Correction], in text: String) -> String {
        let places = found.compactMap { place(of: $0.range, in: text) }
        guard let start = places.map(\.lowerBound).min(), let end = places.map(\.upperBound).max() else { return text }
        return String(text[sentence(around: start..<end, in: text)])
    }

    /// The text with every sentence that has a better one put right.
    static func mended(_ text: String, _ found: [Correction]) -> String {
        var sentences: [(places: [Range<String.Index>], better: String)] = []
        for correction in found where !correction.better.isEmpty {
            guard let place = place(of: correction.range, in: text) else { continue }
            if sentences.last?.better == correction.better {
                sentences[sentences.count - 1].places.append(place)
            } else {
                sentences.append(([place], correction.better))
            }
        }
        var mended = ""
        var end = text.startIndex
        for sentence in sentences {
            guard let first = sentence.places.map(\.lowerBound).min(), first >= end,
                let last = sentence.places.map(\.upperBound).max()
            else { continue }
            let whole = self.sentence(around: first..<last, in: text)
            guard whole.lowerBound >= end else { continue }
            mended += text[end..<whole.lowerBound] + sentence.better
            end = whole.upperBound
        }
        return mended + text[end...]
    }

    private static func place(of range: Range<Int>, in text: String) -> Range<String.Index>? {
        let units = text.utf16
        guard range.lowerBound >= 0, range.upperBound <= units.count,
            let start = units.index(units.startIndex, offsetBy: range.lowerBound).samePosition(in: text),
            let end = units.index(units.startIndex, offsetBy: range.upperBound).samePosition(in: text)
        else { return nil }
        return start..<end
    }

    private static func sentence(around place: Range<String.Index>, in text: String) -> Range<String.Index> {
        let marks: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
        let isEnd = { (character: Character) in marks.contains(character) || character.isNewline }
        let before = text[..<place.lowerBound].lastIndex(where: isEnd).map(text.index(after:)) ?? text.startIndex
        let after = text[place.upperBound...].firstIndex(where: isEnd).map(text.index(after:)) ?? text.endIndex
        return text[before..<place.lowerBound].drop(while: \.isWhitespace).startIndex..<after
    }

    /// Of two that speak of the same words the first counts.
    private static func better(
        _ text: String, _ sentence: Range<String.Index>, _ found: [(place: Range<String.Index>, match: GrammarMatch)]
    ) -> String {
        var better = ""
        var end = sentence.lowerBound
        for (place, match) in found {
            guard let replacement = match.replacements.first else { return "" }
            guard place.lowerBound >= end else { continue }
            better += text[end..<place.lowerBound] + replacement
            end = place.upperBound
        }
        return better + text[end..<max(end, sentence.upperBound)]
    }
}
