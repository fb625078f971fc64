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

    @Test func `keep what no calendar has`() {
        #expect(Date(milliseconds: Date.distantPast.milliseconds) == .distantPast)
        #expect(Date(timeIntervalSince1970: .nan).milliseconds == 0)
        #expect(Decimal(string: "1e30")?.picodollars == .max)
        #expect(Duration.milliseconds(-1_500).wholeMilliseconds == -1_500)
    }
}
