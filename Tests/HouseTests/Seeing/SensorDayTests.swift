import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `A sensor's day in a few values` {
    /// At the beginning of a part.
    private let start = Date(timeIntervalSince1970: 1_768_348_800)

    private func reading(_ state: String?, _ hours: Double) -> DeviceReading {
        DeviceReading(device: DeviceID("s"), state: state, since: start.addingTimeInterval(hours * 3600))
    }

    @Test func `What holds is shown until it changes, as the mean of each part`() {
        let past = [reading("10", 0), reading("20", 1.5), reading("30", 2)]
        let values = SensorDay(past, count: 24, now: start + 3 * 3600).values(now: start + 3 * 3600)

        #expect(values.count == 24)
        #expect(values.suffix(4) == [10, 15, 30, nil])
        #expect(values.prefix(20).allSatisfy { $0 == nil })
    }

    @Test func `A gap stays a gap`() {
        let past = [reading("10", 0), reading(nil, 1), reading("broken", 2), reading("nan", 3), reading("12", 5)]
        let values = SensorDay(past, count: 24, now: start + 6 * 3600 - 1).values(now: start + 6 * 3600 - 1)

        #expect(values.suffix(6) == [10, nil, nil, nil, nil, 12])
    }

    @Test(arguments: [(-3, 24), (30, 30), (Int.max, 48)])
    func `Numbers of parts are kept within what can be drawn`(asked: Int, given: Int) {
        #expect(SensorDay(count: asked, now: start).values(now: start).count == given)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `What comes piece by piece shows the same as the whole`(seed: UInt64) {
        var dice = SplitMix(state: seed)
        var hours = 0.0
        let past = (0..<200).map { _ in
            hours += Double(dice.next() % 1000) / 500
            return reading(dice.next() % 7 == 0 ? nil : "\(dice.next() % 40)", hours)
        }
        let now = start.addingTimeInterval(hours * 3600 + 100)
        let whole = SensorDay(past, count: 36, now: now).values(now: now)
        var pieces = SensorDay(count: 36, now: start)
        for reading in past {
            pieces.add(reading)
            _ = pieces.values(now: reading.since)
        }
        for (one, other) in zip(whole, pieces.values(now: now)) {
            #expect((one == nil) == (other == nil))
            #expect(abs((one ?? 0) - (other ?? 0)) < 0.001)
        }
    }

    @Test func `Dates and numbers from anywhere do no harm`() {
        var sut = SensorDay(count: 24, now: start)
        for date in [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300), Date(timeIntervalSince1970: -1e300),
        ] {
            sut.add(DeviceReading(device: DeviceID("s"), state: "1e308", since: date))
            sut.add(DeviceReading(device: DeviceID("s"), state: String(repeating: "9", count: 10_000), since: date))
            #expect(sut.values(now: date).count == 24)
        }
        #expect(SensorDay([], count: 24, span: .nan, now: start).values(now: start).allSatisfy { $0 == nil })
    }
}
