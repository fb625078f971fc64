import EchoScreen
import Foundation

/// Reads what is written after /cost.
enum CostLimit {
    static let parse: @Sendable (String) -> SlashCommandParser.Result = { rest in
        let words = rest.split(separator: " ").map { $0.lowercased() }
        guard let first = words.first else { return .intents([.perform(.showCost)]) }
        guard first == "limit", words.count == 2 else { return .refused(usage) }
        if words[1] == "off" || words[1] == "none" { return .intents([.performWith(.limitCost, "")]) }
        guard dollars(words[1]) != nil else { return .refused(usage) }
        return .intents([.performWith(.limitCost, words[1])])
    }

    /// More than nothing, less than a million; nil for what is no such sum.
    static func dollars(_ word: String) -> Decimal? {
        let number = word.drop { $0 == "$" }
        guard !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            number.filter({ $0 == "." }).count < 2, number != ".", number.count <= 12,
            let dollars = Decimal(string: String(number)), dollars > 0, dollars < 1_000_000
        else { return nil }
        return dollars
    }

    private static let usage: Wording =
        "/cost shows usage and cost; /cost limit 0.50 sets a budget in dollars, /cost limit off removes it."
}
