import Foundation
import Testing

@testable import Echo

@Suite struct `The table of prices` {
    @Test func `every model that is known by name has its price`() {
        let known = Models.realtime.keys.sorted() + Models.responses.keys.sorted() + Models.embeddings.keys.sorted()
        for model in known { #expect(PriceTable.published[model]?.textInput != nil, "\(model)") }
        for model in Models.realtime.keys { #expect(PriceTable.published[model]?.audioOutput != nil, "\(model)") }
    }

    @Test func `every line of the published prices is read`() throws {
        #expect(PriceTable.published.models.count == 13)
        #expect(PriceTable.published["gpt-realtime"]?.cachedAudioInput == Decimal(string: "0.4"))
        #expect(PriceTable.published["gpt-5-mini"]?.cachedTextInput == Decimal(string: "0.025"))
        #expect(PriceTable.published["gpt-5-mini"]?.audioInput == nil)
    }

    @Test func `the snapshot of a day costs what its model does`() {
        var prices = PriceTable(["gpt": Price(textInput: 1)])
        #expect(prices["gpt-2025-08-07"]?.textInput == 1)
        #expect(prices["gpt-2025-08"] == nil)
        #expect(prices["gpt-mini"] == nil)

        prices["gpt-2025-08-07"] = Price(textInput: 3)
        #expect(prices["gpt-2025-08-07"]?.textInput == 3)
        #expect(prices["gpt"]?.textInput == 1)
    }

    @Test func `a table can be written by hand`() throws {
        let prices = try PriceTable(parsing: "# mine\n\nmodel-a 1.5 - 4 # dear\n  model-b\t0.02\n")

        #expect(prices.models == ["model-a", "model-b"])
        #expect(prices["model-a"] == Price(textInput: Decimal(string: "1.5"), textOutput: 4))
        #expect(prices["model-b"] == Price(textInput: Decimal(string: "0.02")))
    }

    @Test(arguments: [
        ("model 1 2 3 4 5 6 7", "line 1: it has more than six prices"),
        ("\nmodel one", "line 2: one is not a price"), ("model -1", "line 1: -1 is not a price"),
        ("model 1,5", "line 1: 1,5 is not a price"), ("model .", "line 1: . is not a price"),
        ("model 1.2.3", "line 1: 1.2.3 is not a price"),
    ])
    func `what is no price is said with its line`(text: String, reason: String) {
        #expect(throws: EchoError.invalidSetting(name: "prices", reason: reason)) { try PriceTable(parsing: text) }
    }

    @Test func `one's own prices come before the published ones`() {
        let own = PriceTable(["gpt-5": Price(textInput: 9), "house-model": Price(textInput: 1)])
        let prices = PriceTable.published.merging(own)

        #expect(prices["gpt-5"] == Price(textInput: 9))
        #expect(prices["house-model"]?.textInput == 1)
        #expect(prices["gpt-5-nano"] == PriceTable.published["gpt-5-nano"])
    }
}
