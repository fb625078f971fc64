import EchoTestKit

/// Sentences of made-up words, a few of them frequent and most of them rare, as in a language.
struct StoreWords {
    private static let syllables = ["ka", "re", "mi", "to", "su", "lan", "ber", "vo", "qui", "nes", "dra", "pel"]
    private static let count = 20_000

    private var random = SplitMix(state: 7)

    mutating func sentence() -> String {
        (0..<Int.random(in: 4...20, using: &random)).map { _ in word() }.joined(separator: " ")
    }

    /// The rank is drawn so that each tenth of it is as likely as the next.
    private mutating func word() -> String {
        let share = Double.random(in: 0..<1, using: &random)
        return Self.word(Int(pow10(share)))
    }

    private func pow10(_ share: Double) -> Double {
        var (value, rest) = (1.0, share * 4.3)
        while rest >= 1 { (value, rest) = (value * 10, rest - 1) }
        return min(value * (1 + rest * 9), Double(Self.count))
    }

    static func word(_ rank: Int) -> String {
        var (word, rest) = ("", rank)
        repeat {
            word += syllables[rest % syllables.count]
            rest /= syllables.count
        } while rest > 0
        return word
    }

    /// As they are typed: frequent and rare words, beginnings of one to four letters, pairs, phrases, and what is nowhere.
    static let queries: [String] =
        [1, 2, 5, 30, 200, 1_500, 9_000].map { word($0) + " " } + ["k", "r", "ka", "to", "lan", "kare", "droq"]
        + [(1, 3), (2, 700), (40, 9_000), (5, 12)].map { "\(word($0.0)) \(word($0.1))" }
        + ["\"\(word(3)) \(word(4))\"", "\"\(word(50)) \(word(2))\"", "nowhere at all "]
}
