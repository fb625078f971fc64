import Foundation

/// A number as an answer shows it.
enum NumberText {
    /// At most `places` decimals, without trailing zeros; "about" when that is not exact.
    static func text(_ value: Decimal, places: Int = 6) -> String {
        let rounded = rounded(value, places: places)
        return (rounded == value ? "" : "about ") + "\(rounded)"
    }

    static func rounded(_ value: Decimal, places: Int) -> Decimal {
        var value = value
        var rounded = Decimal()
        NSDecimalRound(&rounded, &value, places, .plain)
        return rounded
    }

    /// Sample numbers for the vocabulary.
    static let samples: [String] =
        (1...20).map(NumberWords.words) + [
            "twenty five", "thirty", "forty", "forty five", "fifty", "sixty", "seventy", "seventy two", "eighty",
            "ninety", "one hundred",
            "one thousand",
        ]
}
