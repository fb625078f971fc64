import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `Orders that wait for the house` {
    private let now = Sample.now
    private let lamp = DeviceID("light.kitchen")

    private func order(_ action: DeviceAction, _ device: String = "light.kitchen") -> DeviceOrder {
        DeviceOrder(device: DeviceID(device), action: action)
    }

    @Test func `Plain switches, scenes and vacuums wait; scripts, locks and what opens do not`() {
        #expect(WaitingTimes.seconds(.turnOn, .other) == 300)
        #expect(WaitingTimes.seconds(.activate, .scene) == 300)
        #expect(WaitingTimes.seconds(.start, .vacuum) == 300)
        #expect(WaitingTimes.seconds(.activate, .script) == nil)
        #expect(WaitingTimes.seconds(.open, .other) == nil)
        #expect(WaitingTimes.seconds(.unlock, .lock) == nil)
    }

    @Test func `Off and then on is nothing where it was on`() {
        var sut = WaitingOrders()
        let known = Sample.reading("light.kitchen", "on")
        _ = sut.add(order(.turnOff), kind: .light, reading: known, now: now)

        #expect(sut.add(order(.turnOn), kind: .light, reading: known, now: now) == .settled)
        #expect(sut.isEmpty)
    }

    @Test func `Off and then on is on where it is not known how it was`() {
        var sut = WaitingOrders()
        _ = sut.add(order(.turnOff), kind: .light, reading: nil, now: now)
        _ = sut.add(order(.turnOn), kind: .light, reading: nil, now: now)

        #expect(sut.replay(now: now) == [order(.turnOn)])
    }

    @Test func `The last of each kind of order holds, in the order they were given`() {
        var sut = WaitingOrders()
        for action in [DeviceAction.setBrightness(10), .setColorTemperature(3000), .setBrightness(60)] {
            _ = sut.add(order(action), kind: .light, reading: nil, now: now)
        }
        _ = sut.add(order(.setTemperature(20), "t"), kind: .thermostat, reading: nil, now: now)
        _ = sut.add(order(.setTemperature(21), "t"), kind: .thermostat, reading: nil, now: now)

        #expect(
            sut.replay(now: now) == [
                order(.setColorTemperature(3000)), order(.setBrightness(60)), order(.setTemperature(21), "t"),
            ])
        #expect(sut.replay(now: now).isEmpty)
    }

    @Test(arguments: [
        (DeviceAction.unlock, DeviceKind.lock), (.lock, .lock), (.open, .garageDoor), (.close, .garageDoor),
        (.disarm, .alarm), (.arm, .alarm), (.turnOn, .oven), (.setTemperature(200), .oven), (.open, .other),
        (.activate, .script), (.start, .washingMachine), (.unlock, .light),
    ])
    func `Doors, locks, garage, alarm, oven and scripts never wait`(action: DeviceAction, kind: DeviceKind) {
        var sut = WaitingOrders()

        #expect(sut.add(order(action), kind: kind, reading: nil, now: now) == .neverWaits)
        #expect(sut.isEmpty)
    }

    @Test func `A lamp's order waits five minutes, a thermostat's an hour`() {
        var sut = WaitingOrders()
        _ = sut.add(order(.turnOn), kind: .light, reading: nil, now: now)
        _ = sut.add(order(.setTemperature(20), "t"), kind: .thermostat, reading: nil, now: now)

        #expect(sut.nextExpiry == now + 300)
        #expect(sut.expire(now: now + 299).isEmpty)
        #expect(sut.expire(now: now + 300).map(\.order) == [order(.turnOn)])
        #expect(sut.replay(now: now + 3599) == [order(.setTemperature(20), "t")])
    }

    @Test func `When the clock was set back nobody knows how old it is, and it is dropped`() {
        var sut = WaitingOrders()
        _ = sut.add(order(.turnOn), kind: .light, reading: nil, now: now)

        #expect(sut.replay(now: now - 3600).isEmpty)
    }

    @Test func `It can be dropped by hand, and there are never more than a hundred`() {
        var sut = WaitingOrders()
        for index in 0..<100 { _ = sut.add(order(.turnOn, "l\(index)"), kind: .light, reading: nil, now: now) }

        #expect(sut.add(order(.turnOn, "more"), kind: .light, reading: nil, now: now) == .full)
        let first = sut.orders[0].id
        let (once, twice) = (sut.drop(first), sut.drop(first))
        #expect(once)
        #expect(!twice)
        #expect(sut.orders.count == 99)
        sut.dropAll()
        #expect(sut.isEmpty)
    }

    @Test(arguments: 0..<1000 as Range<UInt64>)
    func `What is replayed leads where all orders had led, and nothing expired is replayed`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        var sut = WaitingOrders()
        var all = FlatState(now: now, isLivedIn: false)
        var merged = all
        let known = try #require(all.reading(of: lamp))
        var time = now
        var asked: [(DeviceAction, Date)] = []
        for _ in 0..<Int(dice.next() % 20) {
            let action = [DeviceAction.turnOn, .turnOff, .setBrightness(20), .setBrightness(70), .setBrightness(0)][
                Int(dice.next() % 5)]
            time += Double(dice.next() % 40)
            _ = sut.expire(now: time)
            _ = sut.add(order(action), kind: .light, reading: known, now: time)
            _ = try all.carryOut(order(action), cause: ChangeCause())
            asked.append((action, time))
        }
        let replayed = sut.replay(now: time)
        for order in replayed { _ = try merged.carryOut(order, cause: ChangeCause()) }

        for order in replayed {
            #expect(asked.contains { $0.0 == order.action && time < $0.1 + 300 })
        }
        #expect(Set(replayed).count == replayed.count)
        if let last = asked.last, time < last.1 + 300 {
            #expect(merged.reading(of: lamp)?.state == all.reading(of: lamp)?.state)
        }
    }
}
