import Echo
import Foundation

extension HistoryFilter {
    /// Reads a filter as it is typed: words and "phrases", and among them `from:2026-11-01 before:today model:mini
    /// mode:voice tool:weather cost>0.50`. What stands in quotes is text; so is a field that nobody knows.
    ///
    /// - Parameters:
    ///   - now: what "today" and "7d" (seven days ago) count from.
    ///   - timeZone: where days begin.
    package init(parsing text: String, now: Date, in timeZone: TimeZone) throws(HistoryFilterError) {
        self.init()
        let days = TypedDay.Reader(now: now, timeZone: timeZone)
        var words: [String] = []
        for word in FilterWord.words(of: text) {
            guard let field = word.field else {
                words.append(word.text)
                continue
            }
            try set(field, to: word.value, days)
        }
        let isLastFinished = text.last?.isWhitespace ?? false
        self.text = words.joined(separator: " ") + (isLastFinished && !words.isEmpty ? " " : "")
    }

    private mutating func set(_ field: FilterWord.Field, to value: String, _ days: TypedDay.Reader)
        throws(HistoryFilterError)
    {
        guard !value.isEmpty else { throw .missingValue(field: field.rawValue) }
        guard !isSet(field) else { throw .givenTwice(field: field.rawValue) }
        switch field {
        case .from: from = try day(value, of: field, days)
        case .before: before = try day(value, of: field, days)
        case .model: model = value
        case .mode: mode = try Self.mode(value)
        case .tool: tool = value
        case .cost: costOver = try Self.amount(value)
        }
    }

    private func isSet(_ field: FilterWord.Field) -> Bool {
        switch field {
        case .from: from != nil
        case .before: before != nil
        case .model: model != nil
        case .mode: mode != nil
        case .tool: tool != nil
        case .cost: costOver != nil
        }
    }

    private func day(_ value: String, of field: FilterWord.Field, _ days: TypedDay.Reader)
        throws(HistoryFilterError) -> Date
    {
        guard let day = TypedDay(value), let date = days.beginning(of: day) else {
            throw .notADay(field: field.rawValue, value: value)
        }
        return date
    }

    private static func mode(_ value: String) throws(HistoryFilterError) -> ConversationMode {
        switch value.lowercased() {
        case "voice", "audio": .audio
        case "text": .text
        default: throw .notAMode(value: value)
        }
    }

    private static func amount(_ value: String) throws(HistoryFilterError) -> Decimal {
        let digits = (value.hasPrefix("$") ? String(value.dropFirst()) : value).replacing(",", with: ".")
        let isPlain = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } && Double(digits) != nil
        guard isPlain, digits.count <= 20, let amount = Decimal(string: digits) else {
            throw .notAnAmount(value: value)
        }
        return amount
    }
}
