import Foundation
import Testing

@testable import Echo

@Suite struct `The budget of the month` {
    private let prices = PriceTable(["writer": Price(textInput: 1, textOutput: 1)])

    /// So much that it costs as many cents.
    private func cents(_ cents: Int) -> Usage {
        var usage = Usage()
        usage.inputTextTokens = cents * 10_000
        return usage
    }

    private func budget(_ events: [EchoEvent]) -> [BudgetStatus] {
        events.compactMap { if case .budgetReached(let status) = $0 { status } else { nil } }
    }

    /// Ten dollars a month, of which so much was spent elsewhere.
    private func makeSUT(spent: Decimal) -> Spending {
        var spending = Spending(prices: prices)
        _ = spending.setBudget(Budget(limit: 10, period: .month, spentBefore: spent), of: .month)
        return spending
    }

    @Test func `counts what was spent elsewhere`() {
        var spending = makeSUT(spent: 7)

        #expect(
            budget(spending.add(cents(100), model: "writer")) == [.nearlySpent(spent: 8, limit: 10, period: .month)])
        #expect(spending.canSpend)
        #expect(budget(spending.add(cents(200), model: "writer")) == [.spent(spent: 10, limit: 10, period: .month)])
        #expect(spending.objection == .monthlyBudgetSpent)
    }

    @Test func `is not announced again when others spend more of the same limit`() {
        var spending = makeSUT(spent: 8)

        #expect(spending.setBudget(Budget(limit: 10, period: .month, spentBefore: 9), of: .month) == [])
        let more = spending.setBudget(Budget(limit: 10, period: .month, spentBefore: 11), of: .month)
        #expect(budget(more) == [.spent(spent: 11, limit: 10, period: .month)])
    }

    @Test func `stands beside that of the conversation`() {
        var spending = makeSUT(spent: 0)
        _ = spending.setBudget(Budget(limit: 1))

        #expect(budget(spending.add(cents(100), model: "writer")) == [.spent(spent: 1, limit: 1)])
        #expect(spending.objection == .budgetSpent)
    }

    @Test func `goes on in the next conversation`() {
        var spending = makeSUT(spent: 7)
        _ = spending.add(cents(200), model: "writer")

        var next = spending.forgotten

        #expect(next.cost == nil)
        #expect(budget(next.add(cents(100), model: "writer")) == [.spent(spent: 10, limit: 10, period: .month)])
    }
}
