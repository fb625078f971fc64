import EchoApp
import EchoText
import Foundation

/// What was spent in a month, as lines to read or as JSON.
struct SpendingListing {
    let month: String
    let amounts: [SpendingAmount]

    /// "2026-11-24  gpt-realtime  audio output  1204 tokens  $0.0771", a line each, and the total of the month.
    var lines: String {
        let lines = amounts.map { amount in
            let cost = amount.dollars.map(MoneyWording.amount) ?? "no price"
            return [
                amount.day.rawValue, Sanitizer.line(amount.model), amount.modality.words, "\(amount.tokens) tokens",
                cost,
            ].joined(separator: "  ") + "\n"
        }
        return lines.joined() + "\(month)  total  \(MoneyWording.amount(total))\n"
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let month = Month(month: month, dollars: total, amounts: amounts.map(Entry.init))
            return String(decoding: try encoder.encode(month), as: UTF8.self) + "\n"
        }
    }

    private var total: Decimal { amounts.reduce(0) { $0 + ($1.dollars ?? 0) } }

    private struct Month: Encodable {
        let month: String
        let dollars: Decimal
        let amounts: [Entry]
    }

    private struct Entry: Encodable {
        let day, model, modality: String
        let tokens, unpricedTokens: Int
        /// Nil without a price.
        let dollars: Decimal?

        init(_ amount: SpendingAmount) {
            (day, model, modality) = (amount.day.rawValue, amount.model, amount.modality.rawValue)
            (tokens, unpricedTokens, dollars) = (amount.tokens, amount.unpricedTokens, amount.dollars)
        }
    }
}

extension SpendingModality {
    /// "audio output".
    fileprivate var words: String { rawValue.replacing("_", with: " ") }
}
