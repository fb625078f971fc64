import Echo
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `Rates of the wire` {
    private func record(_ direction: WireRecord.Direction, size: Int = 100) -> WireRecord {
        WireRecord(id: 0, direction: direction, date: Date(), type: "x", size: size, json: "")
    }

    @Test func `are of the last two seconds, each way for itself`() {
        var rates = EventRates()
        for number in 0..<300 { rates.receive(record(.sent), at: .milliseconds(number * 10)) }
        rates.receive(record(.received, size: 4000), at: .milliseconds(2990))
        rates.tick(at: .milliseconds(2999))

        #expect((99...101).contains(rates.sent.events))
        #expect((9_900...10_100).contains(rates.sent.bytes))
        #expect(rates.received == EventRates.Amount(events: 1, bytes: 2000))
    }

    @Test func `fall to nothing, and then nothing moves`() {
        var rates = EventRates()
        rates.receive(record(.sent), at: .seconds(10))
        #expect(rates.isMoving)

        rates.tick(at: .milliseconds(12_100))

        #expect(!rates.isMoving)
        #expect(EventWording.rate(rates.sent).isEmpty)
    }

    @Test func `a clock that is put back begins anew`() {
        var rates = EventRates()
        rates.receive(record(.sent), at: .seconds(100))
        rates.receive(record(.sent), at: .seconds(1))

        #expect(rates.sent.events == 1)
    }
}
