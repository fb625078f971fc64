import Foundation
import Testing

@testable import Echo

@Suite struct `The table of prices` {
    @Test func `every model that is known by name has its price`() throws {
        for model in ModelCatalogue.published.models where model.price != nil {
            let price = try #require(PriceTable.published[model.name], "\(model.name)")
            if model.apis.contains(.realtime) { #expect(price.audioOutput != nil, "\(model.name)") }
        }
    }

    @Test func `every line of the published prices is read`() throws {
        #expect(PriceTable.published["gpt-realtime"]?.cachedAudioInput == Decimal(string: "0.4"))
        #expect(PriceTable.published["gpt-5-mini"]?.cachedTextInput == Decimal(string: "0.025"))
        #expect(PriceTable.published["gpt-5-mini"]?.audioInput == nil)
        #expect(PriceTable.published["gpt-5.6"] == PriceTable.published["gpt-5.6-sol"])
        #expect(PriceTable.published["gpt-6.1-terra"]?.cacheWrite == Decimal(string: "1.25"))
        #expect(PriceTable.published["gpt-transcribe"]?.minute == Decimal(string: "0.0045"))
        #expect(PriceTable.published["gpt-4"] == nil)
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

    @Test func `one's own prices come before the published ones`() {
        let own = PriceTable(["gpt-5": Price(textInput: 9), "house-model": Price(textInput: 1)])
        let prices = PriceTable.published.merging(own)

        #expect(prices["gpt-5"] == Price(textInput: 9))
        #expect(prices["house-model"]?.textInput == 1)
        #expect(prices["gpt-5-nano"] == PriceTable.published["gpt-5-nano"])
    }
}
