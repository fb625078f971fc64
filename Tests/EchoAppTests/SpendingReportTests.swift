import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The chart of what was spent` {
    private let today = SpendingDay(rawValue: "2026-11-25")

    private func amount(
        _ day: String, _ dollars: Decimal?, model: String = "gpt-realtime",
        _ modality: SpendingModality = .audioOutput, tokens: Int = 100
    ) -> SpendingAmount {
        SpendingAmount(
            day: SpendingDay(rawValue: day), model: model, modality: modality, tokens: tokens, dollars: dollars,
            unpricedTokens: dollars == nil ? tokens : 0)
    }

    private func makeSUT(_ amounts: [SpendingAmount], limit: Decimal? = nil) -> SpendingReport {
        SpendingReport(
            amounts: amounts, today: today, limit: limit, prices: PriceList(date: PriceTable.publishedDate))
    }

    @Test func `has a bar for each of the last thirty days, today the last`() throws {
        let state = makeSUT([amount("2026-11-25", 2), amount("2026-11-25", 1, .textInput), amount("2026-10-26", 9)])
            .state(SpendingView())

        #expect(state.columns.count == 30)
        #expect(state.columns.first?.label == "27")
        let last = try #require(state.columns.last)
        #expect(last.label == "25")
        #expect(last.total == 3)
        #expect(state.maximumTitle == "$3")
        #expect(last.detail.map(\.text).joined() == "Wed 25 Nov  $3.00  Audio output $2.00 · Text input $1.00")
    }

    @Test func `has a bar for each of the last twelve months`() {
        let state = makeSUT([amount("2026-11-01", 2), amount("2025-12-31", 4)])
            .state(SpendingView(period: .months))

        #expect(state.columns.count == 12)
        #expect(state.columns.map(\.label).first == "Dec")
        #expect(state.columns.first?.total == 4)
        #expect(state.columns.last?.total == 2)
    }

    @Test func `names the models that cost most, and the others together`() {
        let amounts = (1...6).map { amount("2026-11-25", Decimal($0), model: "model-\($0)") }

        let state = makeSUT(amounts).state(SpendingView(parts: .models))

        #expect(state.parts.map(\.title) == ["model-6", "model-5", "model-4", "model-3", "other models"])
        #expect(state.parts.last?.amount == "$3.00")
    }

    @Test func `says of a model without a price that it is in no sum`() {
        let state = makeSUT([amount("2026-11-25", nil, model: "mine", tokens: 1_200)]).state(SpendingView())

        #expect(state.notes.map { $0.map(\.text).joined() }.first == "No price, and in no sum: mine (1,200 tokens).")
        #expect(state.columns.last?.detail.map(\.text).joined().contains("no price for 1,200 tokens") == true)
    }

    @Test(arguments: [
        (1, nil, "your own for 1 model."), (2, "2026-11-03", "your own of 2026-11-03 for 2 models."),
    ])
    func `says whose prices they are, and when they were read`(models: Int, date: String?, words: String) {
        var report = makeSUT([])
        report.prices = PriceList(date: "2026-11-21", ownModels: models, ownDate: date)

        let notes = report.state(SpendingView()).notes
        #expect(notes.last?.map(\.text).joined() == "List prices of 2026-11-21; \(words)")
    }

    @Test func `shows how much of the month's budget is used`() {
        let state = makeSUT([amount("2026-11-01", 40), amount("2026-10-31", 99)], limit: 50).state(SpendingView())

        #expect(state.headline[0].map(\.text).joined().hasSuffix("$40.00 of $50 · 80 %"))
    }

    @Test(arguments: [(Decimal(), "1"), (Decimal(3), "3"), (Decimal(7), "8"), (Decimal(81), "100")])
    func `has a round amount at its top`(amount: Decimal, top: String) {
        #expect("\(SpendingScale.above(amount))" == top)
    }

    @Test func `a charge is split into what was read, known and made`() {
        var usage = Usage()
        (usage.inputTextTokens, usage.cachedTokens, usage.outputAudioTokens) = (100, 40, 30)
        var cost = Cost()
        (cost.textInput, cost.cachedInput, cost.audioOutput) = (6, 1, 3)

        let amounts = SpendingAmount.amounts(of: Charge(model: "m", usage: usage, cost: cost), on: today)

        #expect(amounts.map(\.modality) == [.textInput, .cachedInput, .audioOutput])
        #expect(amounts.map(\.tokens) == [60, 40, 30])
        #expect(amounts.map(\.dollars) == [6, 1, 3])
    }

    @Test func `what is paid by time or by characters is counted so`() {
        var heard = Usage()
        (heard.duration, heard.inputAudioTokens) = (.milliseconds(90_500), 905)
        var time = Cost()
        time.soundTime = 3
        var spoken = Usage()
        spoken.characters = 2_000

        let amounts = [
            Charge(model: "ears", usage: heard, cost: time), Charge(model: "voice", usage: spoken, cost: nil),
        ].flatMap { SpendingAmount.amounts(of: $0, on: today) }

        #expect(amounts.map(\.modality) == [.audioTime, .characters])
        #expect(amounts.map(\.tokens) == [91, 2_000])
        #expect(amounts.map(\.dollars) == [3, nil])
        #expect(
            makeSUT(amounts).state(SpendingView()).notes.first?.map(\.text).joined()
                == "No price, and in no sum: voice (2,000 characters).")
    }

    @Test func `images and cache writes are parts of a charge, and seen when they cost something`() {
        var usage = Usage()
        (usage.inputTextTokens, usage.cacheWriteTokens, usage.inputImageTokens) = (100, 40, 30)
        var cost = Cost()
        (cost.textInput, cost.cacheWrites, cost.imageInput) = (6, 5, 3)

        let amounts = SpendingAmount.amounts(of: Charge(model: "m", usage: usage, cost: cost), on: today)

        #expect(amounts.map(\.modality) == [.textInput, .imageInput, .cacheWrites])
        #expect(amounts.map(\.tokens) == [60, 30, 40])
        #expect(makeSUT(amounts).state(SpendingView()).parts.map(\.title).suffix(2) == ["Image input", "Cache writes"])
        #expect(makeSUT([]).state(SpendingView()).parts.count == 5)
    }

    @Test func `searches of the web are counted by themselves where they have a price`() {
        var usage = Usage()
        (usage.inputTextTokens, usage.webSearches) = (100, 2)
        var cost = Cost()
        cost.textInput = 6
        let unpriced = SpendingAmount.amounts(of: Charge(model: "m", usage: usage, cost: cost), on: today)
        #expect(unpriced.map(\.modality) == [.textInput])
        cost.webSearches = 3

        let amounts = SpendingAmount.amounts(of: Charge(model: "m", usage: usage, cost: cost), on: today)

        #expect(amounts.map(\.modality) == [.textInput, .webSearches])
        #expect(amounts.map(\.tokens) == [100, 2])
        #expect(amounts.map(\.dollars) == [6, 3])
        #expect(makeSUT(amounts).state(SpendingView()).parts.map(\.title).last == "Web searches")
    }

    @Test func `a minute costs what the last five cost, on average`() {
        var rate = SpendingRate(at: .zero)
        #expect(rate.dollarsPerMinute(at: .seconds(30)) == nil)
        rate.add(1, at: .seconds(30))
        #expect(rate.dollarsPerMinute(at: .seconds(40)) == 1)
        rate.add(4, at: .seconds(290))

        #expect(rate.dollarsPerMinute(at: .seconds(300)) == 1)
        #expect(rate.dollarsPerMinute(at: .seconds(3_000)) == nil)
    }

    @Test func `days and months are those of the calendar`() {
        #expect(today.before(days: 25).rawValue == "2026-10-31")
        #expect(today.monthBefore(11).rawValue == "2025-12-01")
        #expect(SpendingDay(Date(timeIntervalSince1970: 0), in: .gmt).rawValue == "1970-01-01")
    }
}
