import Foundation

/// What stands in a text for all to see: numbers, days, names after a label. Each is taken at most once.
struct TextFacts {
    private var text: String
    private let whole: String

    init(_ text: String) {
        self.text = text
        whole = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The number by its label ("age: 30", "30 years of age"), or the only one that there is.
    mutating func number(_ field: SchemaField) -> Double? {
        let label = Self.pattern(field)
        if let found = take(#"(?i)\b\#(label)\b(?:\s+(?:is|of|was|=))?\s*[:=]?\s*(-?\d+(?:\.\d+)?)\b"#) {
            return Double(found)
        }
        if let found = take(#"(?i)(?<![\d.])(-?\d+(?:\.\d+)?)\s+(?:\w+\s+)?(?:of\s+)?\#(label)s?\b"#) {
            return Double(found)
        }
        guard Self.matches(Self.numeral, in: text).count <= 1 else { return nil }
        return anyNumber()
    }

    /// The first that is left, in digits or in words.
    mutating func anyNumber() -> Double? {
        if let found = take(Self.numeral) { return Double(found) }
        let words = Utterance(text).words
        for index in words.indices where !["a", "an", "one"].contains(words[index]) {
            guard let (value, count) = NumberWords.parse(words[index...]) else { continue }
            let spelled = words[index..<index + count].joined(separator: #"[\s-]+"#)
            guard take(#"(?i)\b(\#(spelled))\b"#) != nil else { continue }
            return NSDecimalNumber(decimal: value).doubleValue
        }
        return nil
    }

    /// Only what is said in so many words: "urgent: yes", "not urgent".
    mutating func flag(_ field: SchemaField) -> Bool? {
        let label = Self.pattern(field.words.first == "is" ? Array(field.words.dropFirst()) : field.words)
        if let found = take(#"(?i)\b\#(label)\b(?:\s+is)?\s*[:=]?\s*(yes|true|on|no|false|off)\b"#) {
            return ["yes", "true", "on"].contains(found.lowercased())
        }
        if take(#"(?i)\b((?:not|isn't|no)\s+\#(label))\b"#) != nil { return false }
        return take(#"(?i)\b((?:is|are|am)\s+\#(label))\b"#).map { _ in true }
    }

    mutating func choice(_ choices: [String]) -> String? {
        choices.sorted { $0.count > $1.count }.first { choice in
            !choice.isEmpty && take(#"(?i)\b(\#(Self.pattern(ToolWords.split(choice))))\b"#) != nil
        }
    }

    mutating func email() -> String? { take(#"([\w.+-]+@[\w-]+(?:\.[\w-]+)+)"#) }

    mutating func address() -> String? { take(#"(https?://[^\s<>"]+[^\s<>".,;!?)])"#) }

    /// `2026-11-21`.
    mutating func day(now: Date, timeZone: TimeZone) -> String? {
        if let found = take(#"\b(\d{4}-\d{2}-\d{2})\b"#) { return found }
        let words = Utterance(text).words
        let context = SkillContext(earlier: [], now: now, timeZone: timeZone, seed: 0)
        for length in stride(from: min(5, words.count), to: 0, by: -1) {
            for start in 0...(words.count - length) {
                let name = Array(words[start..<start + length])
                guard let days = DayName.days(to: name, context),
                    let date = context.calendar.date(byAdding: .day, value: days, to: now)
                else { continue }
                _ = take(#"(?i)\b(\#(name.map(NSRegularExpression.escapedPattern).joined(separator: #"\W+"#)))\b"#)
                let parts = context.calendar.dateComponents([.year, .month, .day], from: date)
                return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
            }
        }
        return nil
    }

    /// The words after a label, a name where people give one, or the only quotation.
    mutating func words(_ field: SchemaField) -> String? {
        let label = Self.pattern(field)
        if let found = take(#"(?i)\b\#(label)\b\s*(?:is\b|[:=])\s*"([^"]+)""#) { return found }
        if field.isName, let found = name() { return found }
        if let found = take(#"(?i)\b\#(label)\b\s*(?:is\b|[:=])\s*([^,;.\n]+)"#) { return Self.trimmed(found) }
        if let found = take(#""([^"]+)""#) { return found }
        return field.isOnly || field.isWholeText ? (whole.isEmpty ? nil : whole) : nil
    }

    /// "tags: a, b and c".
    mutating func list(_ field: SchemaField) -> [String] {
        let label = Self.pattern(field)
        guard let found = take(#"(?i)\b\#(label)\b\s*(?:are\b|is\b|[:=])\s*([^;.\n]+)"#) else { return [] }
        return found.replacing(" and ", with: ",").split(separator: ",").map { Self.trimmed(String($0)) }
            .filter { !$0.isEmpty }
    }

    /// "I am Ada Lovelace", "called Ada", or a text that begins with one: "John, 30".
    private mutating func name() -> String? {
        let capitalized = #"(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*)"#
        return take(#"\b(?:[Mm]y name is|I am|I'm|called|named|[Tt]his is|[Mm]eet)\s+"# + capitalized)
            ?? take("^\\s*" + capitalized + #"\s*(?:,|is\b|\()"#)
    }

    private static let numeral = #"(?<![\w.])(-?\d+(?:\.\d+)?)(?![\w]|\.\d)"#

    private static func pattern(_ field: SchemaField) -> String { pattern(field.words) }

    private static func pattern(_ words: [String]) -> String {
        words.map(NSRegularExpression.escapedPattern).joined(separator: #"[\s_-]*"#)
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'!?.")))
    }

    private static func matches(_ pattern: String, in text: String) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    /// The first group of the first match, which is cut out of the text.
    private mutating func take(_ pattern: String) -> String? {
        guard let match = Self.matches(pattern, in: text).first, let all = Range(match.range, in: text),
            let group = Range(match.range(at: 1), in: text)
        else { return nil }
        let found = String(text[group])
        text.replaceSubrange(all, with: " ")
        return found
    }
}
