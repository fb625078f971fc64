import Foundation

/// The facts in plain sight in a text: numbers, days, names after a label. Each is taken at most once.
struct TextFacts {
    /// Of an address of mail (RFC 5321).
    private static let longestMail = 254

    private(set) var text: FactText
    private let whole: String

    init(_ text: String) {
        self.text = FactText(text)
        whole = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Only what is said in so many words: "urgent: yes", "not urgent".
    mutating func flag(_ field: SchemaField) -> Bool? {
        let words = field.words.first == "is" ? Array(field.words.dropFirst()) : field.words
        guard let label = Self.pattern(words) else { return nil }
        if let found = text.take(#"(?i)\b\#(label)\b(?:\s+is)?\s*[:=]?\s*(yes|true|on|no|false|off)\b"#) {
            return ["yes", "true", "on"].contains(found.lowercased())
        }
        if text.take(#"(?i)\b((?:not|isn't|no)\s+\#(label))\b"#) != nil { return false }
        return text.take(#"(?i)\b((?:is|are|am)\s+\#(label))\b"#).map { _ in true }
    }

    /// The longest that is there.
    mutating func choice(_ choices: [String]) -> String? {
        let (names, found) = found(choices)
        guard
            let longest = found.max(by: { (text.text[$0].count, $1.lowerBound) < (text.text[$1].count, $0.lowerBound) })
        else { return nil }
        let key = Self.key(text.text[longest])
        text.cut([longest])
        return names[key]
    }

    /// All that are there, in their order.
    mutating func allChoices(_ choices: [String]) -> [String] {
        let (names, found) = found(choices)
        let values = found.compactMap { names[Self.key(text.text[$0])] }
        text.cut(found)
        return values
    }

    mutating func email() -> String? {
        for piece in text.text.split(whereSeparator: \.isWhitespace)
        where piece.utf8.count <= Self.longestMail && piece.contains("@") {
            guard let mail = piece.firstMatch(of: /[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+/) else { continue }
            let found = String(mail.output)
            text.cut([mail.range])
            return found
        }
        return nil
    }

    mutating func address() -> String? { text.take(#"(https?://[^\s<>"]+[^\s<>".,;!?)])"#) }

    /// `2026-11-21`.
    mutating func day(now: Date, timeZone: TimeZone) -> String? {
        if let found = text.take(#"\b(\d{4}-\d{2}-\d{2})\b"#) { return found }
        let context = SkillContext(earlier: [], now: now, timeZone: timeZone, seed: 0)
        guard let (days, range) = DayWords(text.tokens).first(in: context),
            let date = context.calendar.date(byAdding: .day, value: days, to: now)
        else { return nil }
        text.cut([range])
        let parts = context.calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// The words after a label, a name where people give one, or the only quotation.
    mutating func words(_ field: SchemaField) -> String? {
        let label = Self.pattern(field.words)
        if let label, let found = text.take(#"(?i)\b\#(label)\b\s*(?:is\b|[:=])\s*"([^"]+)""#) { return found }
        if field.isName, let found = name() { return found }
        if let label, let found = text.take(#"(?i)\b\#(label)\b\s*(?:is\b|[:=])\s*([^,;.\n\x{F8FF}]+)"#) {
            return Self.trimmed(Self.clause(found))
        }
        return text.take(#""([^"]+)""#)
    }

    /// All of it, where nothing else is asked for.
    func wholeText(_ field: SchemaField) -> String? {
        (field.isOnly || field.isWholeText) && !whole.isEmpty ? whole : nil
    }

    /// "tags: a, b and c".
    mutating func list(_ field: SchemaField) -> [String] {
        guard let label = Self.pattern(field.words),
            let found = text.take(#"(?i)\b\#(label)\b\s*(?:are\b|is\b|[:=])\s*([^;.\n\x{F8FF}]+)"#)
        else { return [] }
        return found.replacing(" and ", with: ",").split(separator: ",").map { Self.trimmed(String($0)) }
            .filter { !$0.isEmpty }
    }

    mutating func number(_ field: SchemaField) -> Double? {
        let numbers = NumberFacts(text)
        return take(numbers.labelled(field) ?? numbers.only)
    }

    /// The one by its label, or the first, which may be "one".
    mutating func firstNumber(_ field: SchemaField, isWhole: Bool) -> Double? {
        let numbers = NumberFacts(text, without: ["a", "an"])
        return take(numbers.labelled(field) ?? numbers.all.first { !isWhole || Int(exactly: $0.value) != nil })
    }

    mutating func allNumbers() -> [Double] {
        let numbers = NumberFacts(text).all
        text.cut(numbers.map(\.range))
        return numbers.map(\.value)
    }

    mutating func cut(_ range: Range<String.Index>) { text.cut([range]) }

    private mutating func take(_ number: NumberFacts.Number?) -> Double? {
        guard let number else { return nil }
        text.cut([number.range])
        return number.value
    }

    /// "I am Ada Lovelace", "called Ada", or a clause that begins with one: "John, 30", "Extract: Ada is 36".
    private mutating func name() -> String? {
        let capitalized = #"(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)"#
        return text.take(#"\b(?:[Mm]y name is|I am|I'm|called|named|[Tt]his is|[Mm]eet)\s"# + capitalized)
            ?? text.take(#"(?:^|[.:;!?\n]\s?|\b[Aa]nd\s)"# + Self.noName + capitalized + #"\s?(?:,|is\b|\()"#)
            ?? text.take(#"(?i)\bmy name is\s([\p{L}'’-]+)"#)?.capitalizedFirst
    }

    /// What begins a clause with a capital letter and is no name.
    private static let noName =
        #"(?!(?:This|That|It|There|Here|He|She|What|Who|Where|How|Why|When|Which|The|My|Your|I)\b)"#

    private func found(_ choices: [String]) -> (names: [String: String], ranges: [Range<String.Index>]) {
        let names = Dictionary(choices.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
        let patterns = names.keys.sorted { ($0.count, $1) > ($1.count, $0) }
            .compactMap { Self.pattern($0.split(separator: " ").map(String.init)) }
        guard !patterns.isEmpty else { return (names, []) }
        let matches = text.all(#"(?i)\b(?:\#(patterns.joined(separator: "|")))\b"#)
        return (names, matches.compactMap { text.range($0) })
    }

    private static func key(_ choice: some StringProtocol) -> String {
        ToolWords.split(String(choice)).joined(separator: " ")
    }

    /// Nil for a label without words, which would be found everywhere.
    private static func pattern(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.map(NSRegularExpression.escapedPattern).joined(separator: #"[\s_-]*"#)
    }

    /// "Oslo and my age is 3" tells more than the city.
    private static func clause(_ text: String) -> String {
        text.firstRange(of: /\s(?:and|but)\s(?:my|the|his|her|its|your|our|their|i|he|she|they|it)\s/.ignoresCase())
            .map { String(text[..<$0.lowerBound]) } ?? text
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'!?.")))
    }
}

/// The days that the words of a text name.
private struct DayWords {
    /// Words of the longest name: "the day after tomorrow", "the third of march".
    private static let longest = 5
    /// One of these is in every name of a day.
    private static let telling: Set<String> = Set(
        DayName.weekdays + DayName.months + ["today", "tomorrow", "yesterday", "christmas", "halloween", "year"]
            + ["year's", "day"])

    private let tokens: [UtteranceTokens.Token]

    init(_ tokens: [UtteranceTokens.Token]) { self.tokens = tokens }

    /// The longest name of the first day: how many days it is from today.
    func first(in context: SkillContext) -> (days: Int, range: Range<String.Index>)? {
        for index in tokens.indices where Self.telling.contains(tokens[index].word) {
            for length in stride(from: min(Self.longest, tokens.count), to: 0, by: -1) {
                for start in max(0, index - length + 1)...index where start + length <= tokens.count {
                    let name = tokens[start..<start + length]
                    guard let days = DayName.days(to: name.map(\.word), context) else { continue }
                    return (days, name[start].range.lowerBound..<name[start + length - 1].range.upperBound)
                }
            }
        }
        return nil
    }
}
