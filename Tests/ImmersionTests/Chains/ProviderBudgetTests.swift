import Foundation
import Synchronization
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

    private final class Ledger: ProviderLedgerProtocol {
        let months = Mutex<[String: Decimal]>([:])

        func spent(in month: String) -> Decimal? { months.withLock { $0[month] } }
        func add(_ price: Decimal, in month: String) -> Decimal? {
            months.withLock {
                $0[month, default: 0] += price
                return $0[month]
            }
        }
    }

    @Test func `What was spent is written down, and what others wrote down counts`() {
        let ledger = Ledger()
        let purse = ProviderPurse(ProviderBudget(limit: 10), ledger: ledger)
        #expect(purse.reserve(1, at: november))
        purse.settle(1, isCharged: false, at: november)
        #expect(ledger.months.withLock(\.self).isEmpty)

        #expect(purse.reserve(1, at: november))
        purse.settle(1, isCharged: true, at: november)
        #expect(ledger.months.withLock { Array($0.values) } == [1])

        let month = purse.state.month
        ledger.months.withLock { $0[month] = 9.5 }
        #expect(!purse.reserve(1, at: november) && purse.reserve(0, at: november))
        #expect(purse.state.spent == 9.5 && purse.state.level == .nearlySpent)
    }
}
