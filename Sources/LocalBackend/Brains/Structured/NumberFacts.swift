import Foundation

/// The numbers of a text, in digits or in words, and what stands beside them.
struct NumberFacts {
    struct Number {
        var value: Double
        var range: Range<String.Index>
        /// The tokens that it takes.
        var tokens: Range<Int>
        var isInDigits: Bool
    }

    private static let links: Set = ["is", "of", "was", "=", "to", "are"]

    /// In their order.
    let all: [Number]
    private let words: [String]

    /// - Parameter vague: Words that are no number: "one of them".
    init(_ text: FactText, without vague: Set<String> = ["a", "an", "one"]) {
        let tokens = text.tokens
        words = tokens.map(\.word)
        var numbers: [Number] = []
        var index = 0
        while index < tokens.count {
            if let number = Self.number(at: index, tokens, words, text.text, vague) {
                numbers.append(number)
                index = number.tokens.upperBound
            } else {
                index += 1
            }
        }
        all = numbers
    }

    /// When there is no other in its writing.
    var only: Number? {
        let digits = all.filter(\.isInDigits)
        return digits.count > 1 ? nil : digits.first ?? all.first
    }

    /// "age: 30", "age is thirty", "30 years of age", "thirty years old".
    func labelled(_ field: SchemaField) -> Number? {
        let label = field.words.map(ToolWords.stem)
        guard !label.isEmpty else { return nil }
        return all.first { follows($0, label) } ?? all.first { precedes($0, label) }
            ?? (label.last == "age" ? all.first { precedes($0, ["old"]) } : nil)
    }

    private func follows(_ number: Number, _ label: [String]) -> Bool {
        var end = number.tokens.lowerBound
        if end > 0, Self.links.contains(words[end - 1]) { end -= 1 }
        return end >= label.count && words[end - label.count..<end].map(ToolWords.stem) == label
    }

    private func precedes(_ number: Number, _ label: [String]) -> Bool {
        let after = words[number.tokens.upperBound...].prefix(label.count + 2).map(ToolWords.stem)
        return after.indices.contains { Array(after[$0...].prefix(label.count)) == label }
    }

    private static func number(
        at index: Int, _ tokens: [UtteranceTokens.Token], _ words: [String], _ text: String, _ vague: Set<String>
    ) -> Number? {
        guard !vague.contains(words[index]) || words[index...].dropFirst().first == "hundred",
            let (value, count) = NumberWords.parse(words[index...])
        else { return nil }
        let isInDigits = words[index].first?.isNumber == true
        var start = tokens[index].range.lowerBound
        let end = tokens[index + count - 1].range.upperBound
        guard !isInDigits || isApart(start, end, text) else { return nil }
        var double = NSDecimalNumber(decimal: value).doubleValue
        if isInDigits, let sign = sign(before: start, text) {
            start = sign
            double = -double
        }
        return Number(value: double, range: start..<end, tokens: index..<index + count, isInDigits: isInDigits)
    }

    /// No part of a name or of a version: "B12", "12b", "1.2.3".
    private static func isApart(_ start: String.Index, _ end: String.Index, _ text: String) -> Bool {
        let before = start > text.startIndex ? text[text.index(before: start)] : " "
        let after = end < text.endIndex ? text[end] : " "
        let isBefore = before.isLetter || before.isNumber || before == "_" || before == "."
        return !isBefore && !after.isLetter && !after.isNumber && after != "_"
    }

    private static func sign(before start: String.Index, _ text: String) -> String.Index? {
        guard start > text.startIndex else { return nil }
        let sign = text.index(before: start)
        guard text[sign] == "-" || text[sign] == "−" else { return nil }
        guard sign > text.startIndex else { return sign }
        let before = text[text.index(before: sign)]
        return before.isLetter || before.isNumber ? nil : sign
    }
}
