import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Spending and its budget` {
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

    private func makeSUT(limit: Decimal? = 1) -> Spending {
        Spending(prices: prices, budget: limit.map { Budget(limit: $0) })
    }

    @Test func `every answer is added to the sums`() throws {
        var spending = makeSUT(limit: nil)
        _ = spending.add(cents(10), model: "writer")
        let events = spending.add(cents(15), model: "writer")

        var total = Cost()
        total.textInput = try #require(Decimal(string: "0.25"))
        var answer = Cost()
        answer.textInput = try #require(Decimal(string: "0.15"))
        let charge = Charge(model: "writer", usage: cents(15), cost: answer)
        #expect(events == [.charged(charge), .usageUpdated(cents(25)), .costUpdated(total)])
        #expect(spending.turns == 2)
        #expect(spending.canSpend)
    }

    @Test func `a model without a price is counted and costs nothing`() {
        var spending = makeSUT()
        let events = spending.add(cents(500), model: "unknown")

        let charge = Charge(model: "unknown", usage: cents(500), cost: nil)
        #expect(events == [.charged(charge), .usageUpdated(cents(500))])
        #expect(spending.cost == nil)
        #expect(spending.unpriced == cents(500))
        #expect(spending.canSpend)
    }

    @Test func `an answer in another tier is charged in that tier`() throws {
        var dear = Price(textInput: 1)
        dear.tiers = ["priority": 2]
        var spending = Spending(prices: PriceTable(["writer": dear]))
        _ = spending.add(cents(10), model: "writer", tier: "priority")
        #expect(spending.cost?.total == Decimal(string: "0.2"))
        let events = spending.add(cents(10), model: "writer", tier: "turbo")
        #expect(
            events.first == .charged(Charge(model: "writer", usage: cents(10), cost: nil, tier: "turbo")))
        #expect(spending.unpriced == cents(10))
        #expect(spending.cost?.total == Decimal(string: "0.2"))
    }

    @Test func `an answer is refused beforehand when reading alone costs more than is left`() {
        var spending = makeSUT()
        _ = spending.add(cents(90), model: "writer")

        #expect(spending.objection(reading: cents(10), model: "writer") == nil)
        #expect(
            spending.objection(reading: cents(11), model: "writer")
                == .budgetTooLow(
                    left: Decimal(string: "0.1") ?? 0, least: Decimal(string: "0.11") ?? 0, period: .conversation))
        #expect(spending.objection(reading: cents(500), model: "unknown") == nil)
        #expect(makeSUT(limit: nil).objection(reading: cents(500), model: "writer") == nil)
    }

    @Test func `the month's budget refuses beforehand as well`() {
        var spending = makeSUT(limit: nil)
        _ = spending.setBudget(Budget(limit: 10, period: .month, spentBefore: 9), of: .month)

        #expect(
            spending.objection(reading: cents(200), model: "writer") == .budgetTooLow(left: 1, least: 2, period: .month)
        )
    }

    @Test func `the budget warns once and stops once`() throws {
        var spending = makeSUT()
        let eighty = try #require(Decimal(string: "0.8"))

        #expect(budget(spending.add(cents(79), model: "writer")) == [])
        #expect(budget(spending.add(cents(1), model: "writer")) == [.nearlySpent(spent: eighty, limit: 1)])
        #expect(budget(spending.add(cents(5), model: "writer")) == [])
        #expect(spending.canSpend)
        #expect(budget(spending.add(cents(15), model: "writer")) == [.spent(spent: 1, limit: 1)])
        #expect(!spending.canSpend)
        #expect(budget(spending.add(cents(15), model: "writer")) == [])
    }

    @Test func `one dear answer stops without a warning before`() {
        var spending = makeSUT()
        #expect(budget(spending.add(cents(300), model: "writer")) == [.spent(spent: 3, limit: 1)])
    }

    @Test func `a higher budget lets the conversation go on and warns again`() {
        var spending = makeSUT()
        _ = spending.add(cents(100), model: "writer")
        #expect(!spending.canSpend)

        #expect(spending.setBudget(Budget(limit: 2)) == [])
        #expect(spending.canSpend)
        #expect(budget(spending.add(cents(70), model: "writer")).count == 1)
        #expect(spending.canSpend)
    }

    @Test func `a budget that is reached already says so at once`() {
        var spending = makeSUT(limit: nil)
        _ = spending.add(cents(100), model: "writer")

        #expect(budget(spending.setBudget(Budget(limit: 1))) == [.spent(spent: 1, limit: 1)])
        #expect(spending.setBudget(Budget(limit: 1)) == [])
        #expect(spending.setBudget(nil) == [])
        #expect(spending.canSpend)
    }

    @Test func `a budget of nothing allows nothing`() {
        #expect(!makeSUT(limit: 0).canSpend)
    }

    @Test(arguments: [(-1.0, "0.01"), (2, "1"), (.nan, "1"), (.infinity, "1")])
    func `a share that is none warns at the nearest`(share: Double, at amount: String) {
        var spending = Spending(prices: prices, budget: Budget(limit: 1, warningShare: share))
        let first = budget(spending.add(cents(1), model: "writer"))
        let last = budget(spending.add(cents(99), model: "writer"))

        #expect(first.count == (amount == "1" ? 0 : 1))
        #expect(last == [.spent(spent: 1, limit: 1)])
    }

    @Test func `what the Realtime API tells of what was cached is kept apart`() {
        let used = Usage(
            .init(
                totalTokens: 821, inputTokens: 789, outputTokens: 32,
                inputTokenDetails: .init(
                    textTokens: 313, audioTokens: 476, cachedTokens: 640,
                    cachedTokensDetails: .init(textTokens: 256, audioTokens: 384)),
                outputTokenDetails: .init(textTokens: 9, audioTokens: 23)))
        #expect(used.cachedTextTokens == 256)
        #expect(used.cachedAudioTokens == 384)
        #expect(used.totalTokens == 821)
    }
}
