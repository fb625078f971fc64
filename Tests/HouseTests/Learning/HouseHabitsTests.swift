import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `Learning the habits of a house` {
    /// Monday the 12th of January 2026, midnight.
    private let monday = Date(timeIntervalSince1970: 1_768_176_000)
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    private let devices = Dictionary(
        FlatState(now: Sample.now).inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private func makeSUT() -> HouseHabits {
        var habits = HouseHabits()
        habits.allow()
        return habits
    }

    private func time(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
        monday.addingTimeInterval(Double(day * 86_400 + hour * 3600 + minute * 60))
    }

    private func change(
        _ sut: inout HouseHabits, _ device: String, _ from: String, _ to: String, _ at: Date,
        by origin: ChangeCause.Origin = .person
    ) {
        guard let thing = devices[DeviceID(device)] else { return }
        sut.see(
            DeviceReading(device: thing.id, state: to, since: at, cause: ChangeCause(context: "x", origin: origin)),
            earlier: DeviceReading(device: thing.id, state: from, since: at), device: thing, calendar: calendar)
    }

    /// Seven evenings, on one of which nothing was done.
    private func evenings(
        _ sut: inout HouseHabits, _ device: String = "light.living_room", by origin: ChangeCause.Origin = .person
    ) {
        for (day, minute) in zip(0..<7, [20, 25, 40, 30, nil, 33, 21]) {
            sut.watch(now: time(day, 12, 0), calendar: calendar)
            if let minute { change(&sut, device, "on", "off", time(day, 22, minute), by: origin) }
        }
    }

    @Test func `A lamp that is dimmed each evening becomes a rule with that share`() throws {
        var sut = makeSUT()
        let lamp = try #require(devices[DeviceID("light.living_room")])
        for day in 0..<7 {
            sut.watch(now: time(day, 12, 0), calendar: calendar)
            let at = time(day, 21, 0)
            sut.see(
                Sample.reading("light.living_room", "on", by: .us, at: at.timeIntervalSince(Sample.now)) {
                    $0.brightness = 20
                }, earlier: Sample.reading("light.living_room", "off"), device: lamp, calendar: calendar,
                ordered: .setBrightness(20))
        }
        let suggestion = try #require(sut.suggestions(now: time(7, 12, 0), calendar: calendar).first)
        #expect(suggestion.orders == [DeviceOrder(device: lamp.id, action: .setBrightness(20))])
        let rule = sut.accept(suggestion, devices: devices, now: time(7, 12, 0), calendar: calendar)
        #expect(rule?.orders == suggestion.orders)
    }

    @Test func `What is done on six of seven evenings is suggested with what speaks for it`() throws {
        var sut = makeSUT()
        evenings(&sut)
        let suggestion = try #require(sut.suggestions(now: time(7, 12, 0), calendar: calendar).first)

        #expect(suggestion.orders == [DeviceOrder(device: DeviceID("light.living_room"), action: .turnOff)])
        #expect(suggestion.evidence == "22:20–22:40, on 6 of 7 evenings")
        #expect(suggestion.days == .every)
    }

    @Test func `Without consent nothing is remembered, and withdrawing it forgets`() throws {
        var sut = HouseHabits()
        evenings(&sut)
        #expect(sut == HouseHabits())
        sut.allow()
        evenings(&sut)
        sut.disallow()
        #expect(sut == HouseHabits())
        sut.allow()
        #expect(sut.suggestions(now: time(7, 12, 0), calendar: calendar).isEmpty)
    }

    @Test(arguments: [ChangeCause.Origin.automation, .unknown])
    func `What automations do, or nobody, is no habit`(origin: ChangeCause.Origin) {
        var sut = makeSUT()
        evenings(&sut, by: origin)

        #expect(sut.suggestions(now: time(7, 12, 0), calendar: calendar).isEmpty)
    }

    @Test(arguments: [
        ("lock.front_door", "locked", "unlocked"), ("lock.front_door", "unlocked", "locked"),
        ("switch.oven", "off", "on"),
        ("cover.garage_door", "closed", "open"), ("alarm_control_panel.flat", "armed_away", "disarmed"),
        ("binary_sensor.back_door", "closed", "open"), ("scene.good_night", "a", "on"),
    ])
    func `Risky things are never learned`(device: String, from: String, to: String) {
        var sut = makeSUT()
        for day in 0..<7 { change(&sut, device, from, to, time(day, 22, 0)) }

        #expect(sut.suggestions(now: time(7, 12, 0), calendar: calendar).isEmpty)
    }

    @Test func `A risky order in a suggestion from elsewhere becomes no rule`() throws {
        var sut = makeSUT()
        evenings(&sut)
        var suggestion = try #require(sut.suggestions(now: time(7, 12, 0), calendar: calendar).first)
        suggestion.orders = [DeviceOrder(device: DeviceID("lock.front_door"), action: .unlock)]

        let rule = sut.accept(suggestion, devices: devices, now: time(7, 12, 0), calendar: calendar)
        #expect(rule == nil)
        #expect(sut.rules.isEmpty)
    }

    @Test func `What is done together is suggested together`() throws {
        var sut = makeSUT()
        for day in 0..<7 {
            change(&sut, "light.living_room", "on", "off", time(day, 22, 10 + day))
            change(&sut, "cover.bedroom", "open", "closing", time(day, 22, 11 + day))
            change(&sut, "light.study", "off", "on", time(day, 22, 25))
        }
        let found = sut.suggestions(now: time(7, 12, 0), calendar: calendar)

        #expect(found.map(\.orders.count).sorted() == [1, 2])
    }

    @Test func `What is done on workdays is said to be`() throws {
        var sut = makeSUT()
        for day in 0..<14 {
            sut.watch(now: time(day, 12, 0), calendar: calendar)
            if day % 7 < 5 { change(&sut, "switch.coffee_machine", "off", "on", time(day, 7, 5)) }
        }
        let found = sut.suggestions(now: time(14, 12, 0), calendar: calendar)

        #expect(found.map(\.evidence) == ["07:05, on 10 of 10 workday mornings"])
    }

    @Test func `Late evenings are whole: half past eleven and a quarter past midnight lie side by side`() {
        var sut = makeSUT()
        for day in 0..<7 {
            change(&sut, "light.hall", "on", "off", day % 2 == 0 ? time(day, 23, 50) : time(day + 1, 0, 10))
        }

        #expect(sut.suggestions(now: time(8, 12, 0), calendar: calendar).map(\.hits) == [7])
    }

    @Test func `What is dismissed does not come back, also when it is found again`() throws {
        var sut = makeSUT()
        evenings(&sut)
        sut.dismiss(try #require(sut.suggestions(now: time(7, 12, 0), calendar: calendar).first))
        for day in 7..<14 { change(&sut, "light.living_room", "on", "off", time(day, 22, 35)) }

        #expect(sut.suggestions(now: time(14, 12, 0), calendar: calendar).isEmpty)
    }

    @Test func `What is accepted is done at its time, once a day, until it is deleted`() throws {
        var sut = makeSUT()
        evenings(&sut)
        let noon = time(7, 12, 0)
        let suggestion = try #require(sut.suggestions(now: noon, calendar: calendar).first)
        let accepted = sut.accept(suggestion, devices: devices, now: noon, calendar: calendar)
        let rule = try #require(accepted)
        func due(_ date: Date) -> [HabitRule] { sut.due(now: date, calendar: calendar, devices: devices) }

        #expect(sut.suggestions(now: noon, calendar: calendar).isEmpty)
        #expect(sut.nextDue(now: noon, calendar: calendar) == time(7, 22, 30))
        #expect(due(time(7, 22, 29)) == [])
        #expect(due(time(7, 22, 31)).map(\.orders) == [rule.orders])
        #expect(due(time(7, 22, 32)) == [])
        #expect(due(time(7, 22, 29)) == [])
        #expect(sut.nextDue(now: time(7, 22, 32), calendar: calendar) == time(8, 22, 30))
        #expect(due(time(8, 22, 50)) == [])
        #expect(due(time(9, 22, 30)).count == 1)
        sut.deleteRule(rule.id)
        #expect(due(time(10, 22, 30)) == [])
    }

    @Test func `A rule keeps its time when summer time begins`() throws {
        var berlin = calendar
        berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        for (month, offset) in [(1, 3600.0), (7, 7200.0)] {
            let date = try #require(
                berlin.date(from: DateComponents(year: 2026, month: month, day: 10, hour: 22, minute: 30)))
            let moment = HabitMoment(date, berlin)
            #expect(moment.minute == (22 - 4) * 60 + 30)
            #expect(moment.date(berlin) == date)
            #expect(Double(berlin.timeZone.secondsFromGMT(for: date)) == offset)
        }
    }

    @Test func `It can be kept and read again`() throws {
        var sut = makeSUT()
        evenings(&sut)
        _ = sut.teach(
            TaughtScene(
                name: "Film", steps: [.init(order: DeviceOrder(device: DeviceID("light.hall"), action: .turnOff))]))

        #expect(try JSONDecoder().decode(HouseHabits.self, from: JSONEncoder().encode(sut)) == sut)
    }

    @Test func `Scenes are taught by name, replaced and deleted`() {
        var sut = HouseHabits()
        let step = TaughtScene.Step(order: DeviceOrder(device: DeviceID("light.hall"), action: .turnOff))
        let taught = [
            sut.teach(TaughtScene(name: "Film", steps: [step])),
            sut.teach(TaughtScene(name: "film", steps: [step, step])),
            sut.teach(TaughtScene(name: "", steps: [step])), sut.teach(TaughtScene(name: "Empty", steps: [])),
            sut.teach(TaughtScene(name: "Late", steps: [.init(order: step.order, delay: .nan)])),
        ]
        #expect(taught == [true, true, false, false, false])
        #expect(sut.scenes.map(\.steps.count) == [2])
        sut.deleteScene(named: "FILM")
        #expect(sut.scenes.isEmpty)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `However much is switched, memory stays bounded and rules stay harmless`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        var sut = makeSUT()
        let all = Array(devices.values).sorted { $0.id < $1.id }
        for index in 0..<3000 {
            var device = all[Int(dice.next() % UInt64(all.count))]
            if dice.next() % 2 == 0 {
                device = HouseDevice(id: DeviceID("l\(index)"), name: "L", room: nil, kind: .light, abilities: [.power])
            }
            let date = time(Int(dice.next() % 30), 22, Int(dice.next() % 40))
            let (from, to) = [("off", "on"), ("on", "off"), ("open", "closing"), ("locked", "unlocked")][
                Int(dice.next() % 4)]
            sut.see(
                DeviceReading(device: device.id, state: to, since: date, cause: ChangeCause(origin: .person)),
                earlier: DeviceReading(device: device.id, state: from, since: date), device: device, calendar: calendar)
        }
        #expect(try JSONEncoder().encode(sut).count < 2_000_000)
        for suggestion in sut.suggestions(now: time(30, 12, 0), calendar: calendar) {
            #expect(suggestion.hits <= suggestion.of)
            for order in suggestion.orders {
                #expect(PlanRules.reason(order.action, devices[order.device]?.kind) == nil)
            }
        }
    }
}
