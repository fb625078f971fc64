import EchoApp
import Foundation
import Testing

@testable import echo_tui

@Suite struct `What was spent, on the command line` {
    private func amount(_ model: String, _ modality: SpendingModality, _ tokens: Int, _ dollars: Decimal?)
        -> SpendingAmount
    {
        SpendingAmount(
            day: SpendingDay(rawValue: "2026-11-24"), model: model, modality: modality, tokens: tokens, dollars: dollars
        )
    }

    @Test func `stands in columns, with the month's budget beside its total`() {
        let amounts = [
            amount("gpt-realtime", .audioOutput, 1_204, Decimal(string: "4.2")), amount("own", .textInput, 12, nil),
        ]
        let listing = SpendingListing(month: "2026-11", amounts: amounts, budget: 20)

        #expect(
            listing.lines == """
                2026-11-24  gpt-realtime  audio output  1,204 tokens     $4.20
                2026-11-24  own           text input       12 tokens  no price
                2026-11  total  $4.20 of $20 (21 %)

                """)
    }

    @Test func `is one line where nothing was spent`() {
        #expect(SpendingListing(month: "2026-11", amounts: []).lines == "2026-11  total  $0\n")
    }
}
