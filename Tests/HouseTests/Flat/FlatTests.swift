import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `The simulated flat as a house` {
    private let clock = ManualClock()
    private let flat: Flat
    private let inbox = NewsInbox()

    init() {
        flat = Flat(clock: HouseClock(clock, startingAt: TestDates.morning), seed: 7, offset: 0, isLivedIn: false)
    }

    private func running<T: Sendable>(_ body: () async throws -> T) async rethrows -> T {
        let run = Task { [flat, inbox] in await flat.run { inbox.add($0) } }
        defer { run.cancel() }
        _ = await eventually { !inbox.all.isEmpty }
        return try await body()
    }

    /// Lets time go on until the device has been in these states, one after the other.
    private func sees(_ expected: [String?], of device: DeviceID) async -> Bool {
        await eventually {
            clock.advance(by: .milliseconds(250))
            return states(of: device) == expected
        }
    }

    private func states(of device: DeviceID) -> [String?] {
        var states: [String?] = []
        for reading in inbox.readings where reading.device == device && states.last != .some(reading.state) {
            states.append(reading.state)
        }
        return states
    }

    @Test func `It keeps the contract of houses`() async {
        let contract = HouseContract(
            house: flat, passTime: { [clock] in clock.advance(by: .milliseconds(250)) },
            switchable: DeviceID("light.kitchen"))

        #expect(await contract.violations() == [])
    }

    @Test func `A lock takes its time, and says so meanwhile`() async throws {
        let lock = DeviceID("lock.front_door")
        try await running {
            let cause = try await flat.carryOut(DeviceOrder(device: lock, action: .unlock))
            #expect(states(of: lock) == ["locked", "unlocking"])

            #expect(await sees(["locked", "unlocking", "unlocked"], of: lock))
            #expect(inbox.readings.last { $0.device == lock }?.cause == cause)
        }
    }

    @Test func `A lock can jam`() async throws {
        let lock = DeviceID("lock.back_door")
        await flat.setFault(.jams, of: lock)
        try await running {
            _ = try await flat.carryOut(DeviceOrder(device: lock, action: .lock))
            #expect(await sees(["unlocked", "locking", "jammed"], of: lock))
        }
    }

    @Test func `A device that is out of reach takes no orders, and says when it is back`() async throws {
        let lamp = DeviceID("light.hall")
        await running {
            await flat.setFault(.unavailable, of: lamp)
            await #expect(throws: HouseError.unavailable(lamp)) {
                try await flat.carryOut(DeviceOrder(device: lamp, action: .turnOn))
            }
            await flat.setFault(nil, of: lamp)
        }
        #expect(states(of: lamp) == ["off", nil, "off"])
    }

    @Test func `An order that is never answered ends when it is called off`() async {
        let lamp = DeviceID("light.hall")
        await flat.setFault(.neverAnswers, of: lamp)
        let order = Task { [flat] in try await flat.carryOut(DeviceOrder(device: lamp, action: .turnOn)) }

        order.cancel()

        await #expect(throws: HouseError.noAnswer) { try await order.value }
    }

    @Test func `The whole flat can be out of reach and comes back with all that is there`() async {
        await running {
            await flat.setAway(true)
            await #expect(throws: HouseError.self) {
                try await flat.carryOut(DeviceOrder(device: DeviceID("light.hall"), action: .turnOn))
            }
            await flat.setAway(false)
        }
        let kinds = inbox.all.map { news in
            switch news {
            case .here(let inventory, let readings): inventory.devices.count == readings.count ? "here" : "lacking"
            case .away: "away"
            default: "other"
            }
        }
        #expect(kinds == ["here", "away", "here"])
    }

    @Test func `Sensors have a day's past at the start`() async throws {
        let sensor = DeviceID("sensor.outdoor_temperature")
        let end = TestDates.morning.addingTimeInterval(1)
        let readings = try await flat.history(of: [sensor], in: end.addingTimeInterval(-86_402)..<end)
        let values = readings.compactMap { $0.state.flatMap(Double.init) }

        #expect(values.count > 24)
        #expect(values.count <= 1000)
        #expect(try #require(values.max()) - #require(values.min()) > 3)
        #expect(values.allSatisfy { (-15...40).contains($0) })
    }

    @Test func `The past of a span begins with what held when it began`() async throws {
        let lamp = DeviceID("light.hall")
        let now = TestDates.morning
        _ = try await flat.carryOut(DeviceOrder(device: lamp, action: .turnOn))
        clock.advance(by: .seconds(100))
        _ = try await flat.carryOut(DeviceOrder(device: lamp, action: .turnOff))

        let all = try await flat.history(of: [lamp], in: now.addingTimeInterval(50)..<now.addingTimeInterval(500))
        let none = try await flat.history(
            of: [lamp], in: now.addingTimeInterval(-500_000)..<now.addingTimeInterval(-400_000))

        #expect(all.map(\.state) == ["on", "off"])
        #expect(none.isEmpty)
    }

    @Test func `Another listener takes the place of the first`() async throws {
        let second = NewsInbox()
        let first = Task { [flat, inbox] in await flat.run { inbox.add($0) } }
        _ = await eventually { !inbox.all.isEmpty }
        let other = Task { [flat] in await flat.run { second.add($0) } }
        _ = await eventually { !second.all.isEmpty }
        let count = inbox.all.count

        _ = try await flat.carryOut(DeviceOrder(device: DeviceID("light.hall"), action: .turnOn))

        #expect(inbox.all.count == count)
        #expect(second.all.count > 1)
        first.cancel()
        other.cancel()
    }
}
