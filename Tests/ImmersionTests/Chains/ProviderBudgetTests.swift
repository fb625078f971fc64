import Foundation
import Testing

@testable import Immersion

@Suite struct `The month's budget for providers` {
    private let november = Date(timeIntervalSince1970: 1_795_000_000)

    @Test func `It warns at 80 % and stops at 100 %`() {
        var budget = ProviderBudget(limit: 10)
        let fits = [Decimal(7), 1, 3, 2, 0].map { price in
            let fits = budget.reserve(price, at: november)
            if fits { budget.settle(price, isCharged: true, at: november) }
            return "\(fits) \(budget.level)"
        }
        #expect(fits == ["true fine", "true nearlySpent", "false nearlySpent", "true spent", "true spent"])
    }

    @Test func `What is under way counts, and is given back when it was not charged`() {
        var budget = ProviderBudget(limit: 10)
        var fits = [budget.reserve(6, at: november), budget.reserve(6, at: november)]
        budget.settle(6, isCharged: false, at: november)
        fits.append(budget.reserve(6, at: november))
        #expect(fits == [true, false, true] && budget.spent == 0)
    }

    @Test func `A new month begins with nothing spent`() {
        var budget = ProviderBudget(limit: 10, month: "2026-10", spent: 10)
        #expect(budget.level == .spent)
        let fits = budget.reserve(1, at: november)
        #expect(fits && budget.month == "2026-11" && budget.level == .fine)
    }

    @Test func `Without a limit everything fits`() {
        var budget = ProviderBudget(limit: nil)
        let fits = budget.reserve(1_000_000, at: november)
        #expect(fits && budget.level == .fine)
    }

    @Test func `It is told when something was spent, and not otherwise`() async {
        await confirmation(expectedCount: 1) { told in
            let purse = ProviderPurse(ProviderBudget(limit: 10)) { _ in told() }
            #expect(purse.reserve(1, at: november))
            purse.settle(1, isCharged: false, at: november)
            #expect(purse.reserve(1, at: november))
            purse.settle(1, isCharged: true, at: november)
        }
    }
}
