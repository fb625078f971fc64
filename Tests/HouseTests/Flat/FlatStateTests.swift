import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `The physics of the flat` {
    private func makeSUT(isLivedIn: Bool = false, seed: UInt64 = 3) -> FlatState {
        FlatState(now: TestDates.morning, seed: seed, offset: 0, isLivedIn: isLivedIn)
    }

    private func order(_ device: String, _ action: DeviceAction) -> DeviceOrder {
        DeviceOrder(device: DeviceID(device), action: action)
    }

    private let us = ChangeCause(context: "c1", origin: .us)

    private func temperature(_ flat: FlatState, _ room: String) throws -> Double {
        try #require(flat.reading(of: DeviceID("sensor.\(room)_temperature"))?.state.flatMap(Double.init))
    }

    @Test func `There is a lamp and a thermostat in each room, and rooms are on two floors`() {
        let inventory = makeSUT().inventory
        for room in inventory.rooms {
            let kinds = Set(inventory.devices.filter { $0.room == room.id }.map(\.kind))
            #expect(kinds.isSuperset(of: [.light, .thermostat, .temperatureSensor]), "\(room.name)")
        }
        #expect(Set(inventory.rooms.compactMap(\.floor)) == ["downstairs", "upstairs"])
        #expect(Set(inventory.devices.map(\.id)).count == inventory.devices.count)
    }

    @Test func `A room warms to what the thermostat is set to and stays there`() throws {
        var flat = makeSUT()
        _ = try flat.carryOut(order("climate.study", .setTemperature(24)), cause: us)
        _ = flat.advance(by: 4 * 3600)

        #expect(abs(try temperature(flat, "study") - 24) < 0.3)
    }

    @Test func `A room cools to the outdoors when its heating is off, quicker with an open window`() throws {
        var shut = makeSUT()
        _ = try shut.carryOut(order("climate.study", .setClimateMode(.off)), cause: us)
        var open = shut
        _ = open.touch(DeviceID("binary_sensor.study_window"), state: "open")
        _ = shut.advance(by: 1800)
        _ = open.advance(by: 1800)

        #expect(try temperature(open, "study") < temperature(shut, "study") - 3)
        _ = open.advance(by: 3 * 3600)
        #expect(abs(try temperature(open, "study") - open.outdoors) < 1.5)
    }

    @Test func `A blind moves for seconds and can be stopped on its way`() throws {
        var flat = makeSUT()
        let blind = DeviceID("cover.bedroom")
        _ = try flat.carryOut(order("cover.bedroom", .close), cause: us)
        _ = flat.advance(by: 10)
        #expect(flat.reading(of: blind)?.state == "closing")
        #expect(flat.reading(of: blind)?.details.position == 50)
        _ = try flat.carryOut(order("cover.bedroom", .stopMoving), cause: us)
        #expect(flat.reading(of: blind)?.state == "open")
        _ = flat.advance(by: 60)
        #expect(flat.reading(of: blind)?.details.position == 50)
        _ = try flat.carryOut(order("cover.bedroom", .close), cause: us)
        _ = flat.advance(by: 11)
        #expect(flat.reading(of: blind)?.state == "closed")
        #expect(!flat.isMoving)
    }

    @Test func `The washing machine's programme runs, can be paused, and ends`() throws {
        var flat = makeSUT()
        let machine = DeviceID("sensor.washing_machine")
        _ = try flat.carryOut(order("sensor.washing_machine", .start), cause: us)
        let end = try #require(flat.reading(of: machine)?.details.endsAt)
        _ = flat.advance(by: 600)
        _ = try flat.carryOut(order("sensor.washing_machine", .pause), cause: us)
        _ = flat.advance(by: 600)
        #expect(flat.reading(of: machine)?.state == "paused")
        _ = try flat.carryOut(order("sensor.washing_machine", .start), cause: us)
        #expect(flat.reading(of: machine)?.details.endsAt == end.addingTimeInterval(600))
        let readings = flat.advance(by: 3600)
        #expect(flat.reading(of: machine)?.state == "done")
        #expect(readings.first { $0.device == machine }?.since == end.addingTimeInterval(600))
    }

    @Test func `An oven heats up before it is on`() throws {
        var flat = makeSUT()
        _ = try flat.carryOut(order("switch.oven", .setTemperature(200)), cause: us)
        #expect(flat.reading(of: DeviceID("switch.oven"))?.state == "preheating")
        _ = flat.advance(by: 1800)
        let reading = try #require(flat.reading(of: DeviceID("switch.oven")))
        #expect(reading.state == "on")
        #expect(abs(try #require(reading.details.measuredTemperature) - 200) <= 5)
        #expect(reading.cause == us)
    }

    @Test func `A scene changes others with its own mark, and leaves out what cannot be reached`() throws {
        var flat = makeSUT()
        for lamp in ["light.kitchen", "light.hall"] {
            _ = try flat.carryOut(order(lamp, .turnOn), cause: ChangeCause())
        }
        _ = flat.setFault(.unavailable, of: DeviceID("light.hall"))
        let changed = try flat.carryOut(order("scene.good_night", .activate), cause: us)

        #expect(changed.allSatisfy { $0.cause == us })
        #expect(flat.reading(of: DeviceID("light.kitchen"))?.state == "off")
        #expect(flat.reading(of: DeviceID("light.hall"))?.isAvailable == false)
    }

    @Test func `A lamp remembers how bright it was`() throws {
        var flat = makeSUT()
        _ = try flat.carryOut(order("light.kitchen", .setBrightness(35)), cause: us)
        _ = try flat.carryOut(order("light.kitchen", .turnOff), cause: us)
        #expect(flat.reading(of: DeviceID("light.kitchen"))?.details.brightness == nil)
        _ = try flat.carryOut(order("light.kitchen", .turnOn), cause: us)
        #expect(flat.reading(of: DeviceID("light.kitchen"))?.details.brightness == 35)
    }

    @Test func `What is so already changes nothing`() throws {
        var flat = makeSUT()
        #expect(try flat.carryOut(order("lock.front_door", .lock), cause: us).isEmpty)
        #expect(try flat.carryOut(order("light.hall", .turnOff), cause: us).isEmpty)
        #expect(try flat.carryOut(order("cover.bedroom", .open), cause: us).isEmpty)
    }

    @Test func `People open windows and go out, the same on the same days`() {
        var one = makeSUT(isLivedIn: true)
        var other = makeSUT(isLivedIn: true)
        let whole = one.advance(by: 3 * 86_400)
        var pieces: [DeviceReading] = []
        for _ in 0..<(3 * 24) { pieces += other.advance(by: 3600) }
        func byPeople(_ readings: [DeviceReading]) -> [String] {
            readings.filter { $0.cause.origin == .person }.map {
                "\($0.device.rawValue) \($0.state ?? "") \($0.since.timeIntervalSince1970)"
            }
        }

        #expect(byPeople(whole) == byPeople(pieces))
        #expect(byPeople(whole).contains { $0.contains("window open") })
        #expect(byPeople(whole).contains { $0.contains("person.alex not_home") })
        #expect(byPeople(whole).count { $0.contains("window open") } < 60)
        #expect(whole.map(\.since) == whole.map(\.since).sorted())
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `No order at any moment breaks the flat`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        var flat = makeSUT(isLivedIn: true, seed: seed)
        let actions: [DeviceAction] = [
            .turnOn, .turnOff, .setBrightness(.random(in: -5...130, using: &dice)),
            .setColor(red: 1, green: 2, blue: 300),
            .setColor(red: 1, green: 2, blue: 3), .setColorTemperature(3000), .setTemperature(.nan),
            .setTemperature(22),
            .setTemperature(.infinity), .setClimateMode(.cool), .setClimateMode(.auto), .open, .close, .stopMoving,
            .setPosition(30), .lock, .unlock, .arm, .disarm, .setVolume(.min), .play, .pause, .start, .returnHome,
            .setSpeed(40), .activate,
        ]
        for _ in 0..<100 {
            let device = try #require(flat.inventory.devices.randomElement(using: &dice))
            if dice.next() % 10 == 0 {
                _ = flat.setFault(FlatFault.allCases.randomElement(using: &dice), of: device.id)
            }
            if dice.next() % 10 == 0 { _ = flat.setFault(nil, of: device.id) }
            let action = try #require(actions.randomElement(using: &dice))
            let order = DeviceOrder(device: device.id, action: action)
            _ = try? flat.carryOut(order, cause: us)
            let before = flat.now
            let seconds = Double.random(in: -5...200, using: &dice)
            let changed = flat.advance(by: seconds)
            #expect(changed.allSatisfy { $0.since > before && $0.since <= flat.now })
        }
        for reading in flat.readings {
            #expect((0...100).contains(reading.details.position ?? 0))
            #expect((0...100).contains(reading.details.brightness ?? 0))
            #expect((-20...320).contains(reading.details.measuredTemperature ?? 0))
        }
        _ = flat.setFault(nil, of: DeviceID("cover.bedroom"))
        _ = flat.advance(by: 100)
        #expect(flat.reading(of: DeviceID("cover.bedroom")).map { ["open", "closed"].contains($0.state) } ?? false)
    }
}
