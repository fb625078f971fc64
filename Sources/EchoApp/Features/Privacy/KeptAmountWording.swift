import EchoScreen
import EchoText
import Foundation

/// Words for one kind of what is kept.
public struct KeptAmountWording {
    private let amount: KeptAmount
    private let rules: RetentionRules
    private let calendar: Calendar

    public init(_ amount: KeptAmount, retention: RetentionRules, timeZone: TimeZone = .current) {
        (self.amount, rules) = (amount, retention)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    public var name: String { amount.kind.title }

    /// "1,204".
    public var count: String { NumberWording.grouped(amount.count) }

    /// The folder or file; of keys, which there are.
    public var place: String {
        let place = Sanitizer.line(amount.place)
        let names = amount.names.map(Sanitizer.line).joined(separator: ", ")
        return names.isEmpty ? place : "\(names) (\(place))"
    }

    /// "1.2 MB"; empty for what is part of another file.
    public var size: String { amount.bytes.map(Self.size) ?? "" }

    /// "2025-11-01 – 2026-11-24", "2026-11-01 – 11-24".
    public var days: String {
        let days = [amount.oldest, amount.newest].compactMap { $0.map(day) }
        guard let first = days.first, let last = days.last, first != last else { return days.first ?? "" }
        return "\(first) – \(first.prefix(5) == last.prefix(5) ? last.dropFirst(5) : last[...])"
    }

    public var retention: String { rules.words(for: amount.kind) }

    static func size(_ bytes: Int) -> String {
        var (amount, units) = (Double(bytes), ["kB", "MB", "GB", "TB"])
        guard bytes >= 1_000 else { return "\(bytes) B" }
        amount /= 1_000
        while amount >= 1_000, units.count > 1 { (amount, units) = (amount / 1_000, Array(units.dropFirst())) }
        let number = amount < 10 ? NumberWording.plain((amount * 10).rounded() / 10) : "\(Int(amount.rounded()))"
        return "\(number) \(units[0])"
    }

    private func day(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(parts.year ?? 0)-"
            + [parts.month ?? 0, parts.day ?? 0].map(DurationWording.padded).joined(separator: "-")
    }
}
