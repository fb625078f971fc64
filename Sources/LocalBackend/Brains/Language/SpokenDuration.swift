import Foundation

/// Stretches of time in words: "two minutes", "an hour and a half", "1 minute 30 seconds".
enum SpokenDuration {
    private static let seconds: [String: Int] = [
        "second": 1, "seconds": 1, "minute": 60, "minutes": 60, "hour": 3600, "hours": 3600, "min": 60, "sec": 1,
    ]

    static func seconds(_ words: [String]) -> Int? {
        var rest = words[...]
        var total: Decimal = 0
        while !rest.isEmpty {
            if rest.first == "and" { rest = rest.dropFirst() }
            guard let (value, count) = amount(rest), let name = rest.dropFirst(count).first, let unit = seconds[name]
            else { return nil }
            rest = rest.dropFirst(count + 1)
            total += value * Decimal(unit)
            if rest.starts(with: ["and", "a", "half"]) {
                rest = rest.dropFirst(3)
                total += Decimal(unit) / 2
            }
        }
        return total > 0 ? Int("\(NumberText.rounded(total, places: 0))") : nil
    }

    static func text(_ seconds: Int) -> String {
        let parts = [(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")].filter {
            $0.0 > 0
        }
        return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }

    private static func amount(_ words: ArraySlice<String>) -> (value: Decimal, count: Int)? {
        if let number = NumberWords.parse(words) { return number }
        guard let first = words.first else { return nil }
        if first == "a" || first == "an" { return (1, 1) }
        return ["to": (2, 1), "too": (2, 1), "for": (4, 1)][first]
    }
}
