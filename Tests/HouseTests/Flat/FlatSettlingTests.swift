import Foundation
import Testing

@testable import House

@Suite struct `A day of the flat that nobody looked at` {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `ends as a day that was lived through, but for what is measured`(seed: UInt64) throws {
        let start = TestDates.morning - 86_400
        var lived = FlatState(now: start, seed: seed, offset: 3600)
        var settled = lived
        _ = lived.advance(by: 86_400)
        settled.settle(for: 86_400)

        #expect(settled.now == lived.now)
        #expect(settled.outdoors == lived.outdoors)
        for (one, other) in zip(settled.readings, lived.readings) {
            let kind = try #require(settled.inventory.devices.first { $0.id == one.device }).kind
            switch kind {
            case .temperatureSensor, .humiditySensor:
                let values = try [one, other].map { try #require($0.state.flatMap(Double.init)) }
                #expect(abs(values[0] - values[1]) < 5, "\(one.device)")
            case .thermostat: #expect(one.state == other.state)
            default: #expect(one.state == other.state, "\(one.device)")
            }
        }
    }

    @Test func `is there when it is asked for, without a break`() async throws {
        let flat = Flat(clock: .system, seed: 5, offset: 0)
        let now = Date()
        let alex = DeviceID("sensor.outdoor_temperature")

        let recent = try await flat.history(of: [alex], in: now + 10..<now + 20)
        let past = try await flat.history(of: [alex], in: now - 86_000..<now)

        #expect(recent.count <= 2)
        #expect(past.count > 24)
        #expect(past.map(\.since) == past.map(\.since).sorted())
        #expect(try #require(past.first).since <= now - 85_000)
    }
}
