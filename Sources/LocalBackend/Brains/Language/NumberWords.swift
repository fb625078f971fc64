public import Foundation

/// Numbers as English words, both ways.
public enum NumberWords {
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let scales: [(value: Int, name: String)] = [
        (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
        (100, "hundred"),
    ]

    /// "twenty four", "minus three", "one hundred five". Without hyphens, as a recogniser writes.
    public static func words(_ number: Int) -> String {
        guard number >= 0 else { return number == .min ? "a very large negative number" : "minus " + words(-number) }
        if number < 20 { return small[number] }
        if number < 100 { return joined(tens[number / 10], number % 10) }
        guard let scale = scales.first(where: { number >= $0.value }) else { return "\(number)" }
        return joined(words(number / scale.value) + " " + scale.name, number % scale.value)
    }

    /// The number that `words` spell from the first word on, and how many words it takes. "a hundred" counts, "a" does not.
    public static func parse(_ words: ArraySlice<String>) -> (value: Decimal, count: Int)? {
        var reader = NumberReader(words)
        return reader.read()
    }

    private static func joined(_ head: String, _ rest: Int) -> String { rest == 0 ? head : head + " " + words(rest) }

    static let units = Dictionary(uniqueKeysWithValues: small.enumerated().map { ($1, $0) })
    static let decades = Dictionary(uniqueKeysWithValues: tens.enumerated().dropFirst(2).map { ($1, $0 * 10) })
    static let multipliers = Dictionary(uniqueKeysWithValues: scales.map { ($0.name, $0.value) })
}
