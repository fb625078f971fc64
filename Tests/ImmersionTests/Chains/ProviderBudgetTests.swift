import Foundation
import Testing

@testable import Immersion

@Suite("The month's budget for providers")
struct ProviderBudgetTests {
    private let november = Date(timeIntervalSince1970: 1_795_000_000)

    @Test("It warns at 80 % and stops at 100 %")
    func levels() {
        var budget = ProviderBudget(limit: 10)
        let fits = [Decimal(7), 1, 3, 2, 0].map { price in
            let fits = budget.reserve(price, at: november)
            if fits { budget.settle(price, isCharged: true, at: november) }
            return "\(fits) \(budget.level)"
        }
        #expect(fits == ["true fine", "true nearlySpent", "false nearlySpent", "true spent", "true spent"])
    }

    @Test("What is under way counts, and is given back when it was not charged")
    func reserving() {
        var budget = ProviderBudget(limit: 10)
        var fits = [budget.reserve(6, at: november), budget.reserve(6, at: november)]
        budget.settle(6, isCharged: false, at: november)
        fits.append(budget.reserve(6, at: november))
        #expect(fits == [true, false, true] && budget.spent == 0)
    }

    @Test("A new month begins with nothing spent")
    func month() {
        var budget = ProviderBudget(limit: 10, month: "2026-10", spent: 10)
        #expect(budget.level == .spent)
        let fits = budget.reserve(1, at: november)
        #expect(fits && budget.month == "2026-11" && budget.level == .fine)
    }

    @Test("Without a limit everything fits")
    func unlimited() {
        var budget = ProviderBudget(limit: nil)
        let fits = budget.reserve(1_000_000, at: november)
        #expect(fits && budget.level == .fine)
    }

    @Test("It is told when something was spent, and not otherwise")
    func telling() async {
        await confirmation(expectedCount: 1) { told in
            let purse = ProviderPurse(ProviderBudget(limit: 10)) { _ in told() }
            #expect(purse.reserve(1, at: november))
            purse.settle(1, isCharged: false, at: november)
            #expect(purse.reserve(1, at: november))
            purse.settle(1, isCharged: true, at: november)
        }
    }
}
