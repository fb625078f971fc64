import Foundation

/// Reads one number from the words in front: digits or words, with "point", "minus", "and a half".
struct NumberReader {
    private let words: ArraySlice<String>
    private var index: Int

    init(_ words: ArraySlice<String>) {
        self.words = words
        index = words.startIndex
    }

    mutating func read() -> (value: Decimal, count: Int)? {
        let negative = take("minus") || take("negative")
        defer { ReadingEffort.count(1 + index - words.startIndex) }
        guard var value = half() ?? digits() ?? spelled() else { return nil }
        if let fraction = fraction() { value += fraction }
        if taking("and", "a", "half") { value += Decimal(string: "0.5")! }
        return (negative ? -value : value, index - words.startIndex)
    }

    private var next: String? { index < words.endIndex ? words[index] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard next == word else { return false }
        index += 1
        return true
    }

    private mutating func taking(_ expected: String...) -> Bool {
        guard words[index...].starts(with: expected) else { return false }
        index += expected.count
        return true
    }

    private mutating func half() -> Decimal? { taking("half", "a") || taking("half", "an") ? Decimal(5) / 10 : nil }

    private mutating func digits() -> Decimal? {
        guard let word = next, word.utf8.count < 30, word.first?.isNumber == true,
            word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            word.count(where: { $0 == "." }) <= 1, var value = Decimal(string: word)
        else { return nil }
        index += 1
        // "5 hundred thousand"
        for _ in 0..<3 {
            guard let scale = next.flatMap({ NumberWords.multipliers[$0] }) else { break }
            value *= Decimal(scale)
            index += 1
        }
        return value
    }

    /// "two million three hundred and five": each scale is smaller than the one before, which bounds a number's length.
    private mutating func spelled() -> Decimal? {
        let start = index
        var total: Decimal = 0
        var group: Decimal?
        var lastSmall = 100
        var limit = Int.max
        while let word = next {
            if let unit = NumberWords.units[word],
                group == nil || (lastSmall > 9 && unit < 10 && unit > 0) || lastSmall == 100
            {
                group = (group ?? 0) + Decimal(unit)
                lastSmall = unit < 10 ? 1 : 2
            } else if let decade = NumberWords.decades[word], group == nil || lastSmall == 100 {
                group = (group ?? 0) + Decimal(decade)
                lastSmall = 20
            } else if word == "hundred", let hundreds = group ?? article(start), (1..<100).contains(hundreds) {
                group = hundreds * 100
                lastSmall = 100
            } else if let scale = NumberWords.multipliers[word], scale > 100, scale < limit,
                let thousands = group ?? article(start), thousands > 0
            {
                total += thousands * Decimal(scale)
                group = 0
                lastSmall = 100
                limit = scale
            } else if word == "a", index == start, isScale(after: index) {
                // "a hundred"
            } else if word == "and", lastSmall == 100, index > start, isSmall(after: index) {
                // "two hundred and five"
            } else {
                break
            }
            index += 1
        }
        guard index > start, group != nil else {
            index = start
            return nil
        }
        return total + (group ?? 0)
    }

    /// The one of "a hundred".
    private func article(_ start: Int) -> Decimal? { words[start] == "a" && index == start + 1 ? 1 : nil }

    private func isScale(after index: Int) -> Bool {
        words.indices.contains(index + 1) && NumberWords.multipliers[words[index + 1]] != nil
    }

    private func isSmall(after index: Int) -> Bool {
        guard words.indices.contains(index + 1) else { return false }
        return NumberWords.units[words[index + 1]] != nil || NumberWords.decades[words[index + 1]] != nil
    }

    /// "point two five".
    private mutating func fraction() -> Decimal? {
        guard next == "point" else { return nil }
        let figures = words[(index + 1)...].prefix(20).prefix {
            NumberWords.units[$0].map { $0 < 10 } ?? ($0.count == 1 && $0.first!.isNumber)
        }
        guard !figures.isEmpty, figures.count < 20 else { return nil }
        index += 1 + figures.count
        return Decimal(string: "0." + figures.map { NumberWords.units[$0].map(String.init) ?? $0 }.joined())
    }
}
