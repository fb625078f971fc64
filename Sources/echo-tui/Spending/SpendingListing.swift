import EchoScreen
import EchoText
import Foundation

/// The spending of a month, as lines to read or as JSON.
struct SpendingListing {
    /// Columns of the longest line.
    private static let columns = 80
    /// Columns of a name that are always there.
    private static let leastName = 16

    let month: String
    let amounts: [SpendingAmount]
    /// US dollars a month; nil for no budget.
    var budget: Decimal?
    /// Where the prices come from.
    var prices = PriceList(date: "")

    /// "2026-11-24  gpt-realtime  audio output  1,204 tokens  $0.0771", a line each in columns, and the total of the
    /// month, with its budget. What has no price is named, and is in no sum.
    var lines: String {
        let cells = amounts.map { amount in
            [
                amount.day.rawValue, Sanitizer.line(amount.model), amount.modality.words,
                "\(NumberWording.grouped(amount.tokens)) \(amount.modality.unit)s",
                amount.dollars.map(MoneyWording.amount) ?? "no price",
            ]
        }
        // A long name gives way.
        let room = max(Self.leastName, Self.columns - Self.widths(cells.map { [$0[0], ""] + $0[2...] }).reduce(8, +))
        let rows = cells.map { [$0[0], ColumnText.cutInside($0[1], to: room)] + $0[2...] }
        let widths = Self.widths(rows)
        let listed = rows.map { Self.line($0, widths: widths) + "\n" }.joined()
        return listed + "\(month)  total  \(sum)\n\(prices.sentence)\n"
    }

    /// "$4.21 of $20 (21 %)".
    private var sum: String {
        let total = MoneyWording.amount(amounts.dollars)
        let rest = amounts.contains { $0.unpricedTokens > 0 } ? " + some without a price" : ""
        guard let budget, budget > 0 else { return total + rest }
        let share = NSDecimalNumber(decimal: amounts.dollars / budget * 100).doubleValue
        return "\(total) of \(MoneyWording.limit(budget)) (\(Int(share)) %)\(rest)"
    }

    private static func widths(_ rows: [[String]]) -> [Int] {
        rows.reduce(into: [Int](repeating: 0, count: 5)) { widths, row in
            for (column, text) in row.enumerated() { widths[column] = max(widths[column], ColumnText.columns(text)) }
        }
    }

    /// Numbers end below each other, words begin so.
    private static func line(_ row: [String], widths: [Int]) -> String {
        zip(row, widths).enumerated().map { column, cell in
            let (text, room) = (cell.0, String(repeating: " ", count: cell.1 - ColumnText.columns(cell.0)))
            return column < 3 ? text + room : room + text
        }.joined(separator: "  ")
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let month = Month(
                month: month, dollars: amounts.dollars, pricesDate: prices.date, amounts: amounts.map(Entry.init))
            return Sanitizer.json(String(decoding: try encoder.encode(month), as: UTF8.self)) + "\n"
        }
    }

    private struct Month: Encodable {
        let month: String
        let dollars: Decimal
        /// When the vendor's list was read.
        let pricesDate: String
        let amounts: [Entry]
    }

    private struct Entry: Encodable {
        let day, model, modality: String
        /// Of `tokens`: "token", "second", "character".
        let unit: String
        let tokens, unpricedTokens: Int
        /// Nil without a price.
        let dollars: Decimal?

        init(_ amount: SpendingAmount) {
            (day, model, modality) = (amount.day.rawValue, amount.model, amount.modality.rawValue)
            unit = amount.modality.unit
            (tokens, unpricedTokens, dollars) = (amount.tokens, amount.unpricedTokens, amount.dollars)
        }
    }
}

extension SpendingModality {
    /// "audio output".
    fileprivate var words: String { rawValue.replacing("_", with: " ") }
}
