import Echo
@testable import EchoStore
import Foundation
import Testing

@Suite struct `Units of the store` {
    @Test(arguments: ["0", "0.000000000001", "0.00000005", "1.23456789", "9000000", "-0.25"])
    func `keep money exactly`(text: String) throws {
        let amount = try #require(Decimal(string: text))
        #expect(Decimal(picodollars: amount.picodollars) == amount)
    }

    @Test func `keep everything that was used and paid`() throws {
        var usage = Usage()
        (usage.inputTextTokens, usage.cacheWriteTokens, usage.inputImageTokens, usage.cachedImageTokens) = (1, 2, 3, 4)
        (usage.duration, usage.characters, usage.webSearches) = (.milliseconds(5_600), 7, 8)
        var cost = Cost()
        (cost.imageInput, cost.cacheWrites, cost.soundTime, cost.characters, cost.webSearches) = (1, 2, 3, 4, 5)

        #expect(StoredAmounts.usage(StoredAmounts.json(usage)) == usage)
        #expect(StoredAmounts.cost(StoredAmounts.json(cost)) == cost)
    }

    @Test func `read what earlier versions wrote, and pass over what later ones do`() throws {
        let usage = try #require(StoredAmounts.usage(#"{"inputText":12,"cached":3,"dreams":9}"#))
        #expect((usage.inputTextTokens, usage.cachedTokens, usage.duration) == (12, 3, .zero))
        let cost = try #require(StoredAmounts.cost(#"{"textInput":1000000000000,"dreams":9}"#))
        #expect(cost.total == 1)
    }

    @Test func `keep what no calendar has`() {
        #expect(Date(milliseconds: Date.distantPast.milliseconds) == .distantPast)
        #expect(Date(timeIntervalSince1970: .nan).milliseconds == 0)
        #expect(Decimal(string: "1e30")?.picodollars == .max)
        #expect(Duration.milliseconds(-1_500).wholeMilliseconds == -1_500)
    }
}
