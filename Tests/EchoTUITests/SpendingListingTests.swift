import EchoScreen
import EchoText
import Foundation
import Testing

@testable import echo_tui

@Suite struct `What was spent, on the command line` {
    private func amount(_ model: String, _ modality: SpendingModality, _ tokens: Int, _ dollars: Decimal?)
        -> SpendingAmount
    {
        SpendingAmount(
            day: SpendingDay(rawValue: "2026-11-24"), model: model, modality: modality, tokens: tokens,
            dollars: dollars,
            unpricedTokens: dollars == nil ? tokens : 0)
    }

    @Test func `stands in columns, with the month's budget beside its total`() {
        let amounts = [
            amount("gpt-realtime", .audioOutput, 1_204, Decimal(string: "4.2")),
            amount("own", .audioTime, 12, nil),
        ]
        let listing = SpendingListing(
            month: "2026-11", amounts: amounts, budget: 20, prices: PriceList(date: "2026-11-28"))

        #expect(
            listing.lines == """
                2026-11-24  gpt-realtime  audio output  1,204 tokens     $4.20
                2026-11-24  own           audio time      12 seconds  no price
                2026-11  total  $4.20 of $20 (21 %) + some without a price
                List prices of 2026-11-28.

                """)
    }

    @Test func `keeps to eighty columns, whatever models are called`() {
        let names = [
            String(repeating: "very-", count: 30) + "long", "模型" + String(repeating: "漢字", count: 30), "🤖-mini",
            "evil\u{1B}[2J\u{202E}name\n", "gpt-realtime",
        ]
        let listing = SpendingListing(
            month: "2026-11", amounts: names.map { amount($0, .cachedInput, 1_234_567, Decimal(string: "1234.5")) })
        let lines = listing.lines.split(separator: "\n").map(String.init)

        #expect(lines.count == names.count + 2)
        #expect(lines.allSatisfy { ColumnText.columns($0) <= 80 })
        #expect(lines[0].contains("very-very-") && lines[0].contains("…") && lines[0].contains("-long "))
        #expect(lines[2].contains("🤖-mini"))
        #expect(listing.lines.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(Set(lines.prefix(names.count).map { ColumnText.columns($0) }).count == 1)
    }

    @Test func `is one line where nothing was spent`() {
        #expect(SpendingListing(month: "2026-11", amounts: []).lines == "2026-11  total  $0\nList prices.\n")
    }
}
