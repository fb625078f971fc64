import EchoTestKit
import Foundation
import Testing

@testable import House

@Suite struct `Habits upon a situation` {
    /// Monday the 12th of January 2026, midnight.
    private let monday = Date(timeIntervalSince1970: 1_768_176_000)
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    private let devices = Dictionary(
        FlatState(now: Sample.now).inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    private let tv = HabitSituation.on(DeviceID("media_player.tv"), "Television")

    private func makeSUT() -> HouseHabits {
        var habits = HouseHabits()
        habits.allow()
        return habits
    }

    /// At another time each day, so that none of it is a habit by the clock.
    private func time(_ day: Int) -> Date { monday.addingTimeInterval(Double(day * 86_400 + (8 + day * 2) * 3600)) }

    private func turnOff(_ sut: inout HouseHabits, _ device: String, at date: Date) {
        guard let thing = devices[DeviceID(device)] else { return }
        sut.see(
            DeviceReading(
                device: thing.id, state: "off", since: date, cause: ChangeCause(context: "x", origin: .person)),
            earlier: DeviceReading(device: thing.id, state: "on", since: date - 60), device: thing, calendar: calendar)
    }

    private func begin(_ sut: inout HouseHabits, _ situation: HabitSituation, at date: Date) {
        _ = sut.begin(situation, at: date, devices: devices)
    }

    private func suggestions(_ sut: HouseHabits) -> [HabitSuggestion] {
        sut.suggestions(now: time(6), calendar: calendar)
    }

    @Test func `are suggested with what speaks for them, whatever the time was`() throws {
        var sut = makeSUT()
        for day in 0..<5 {
            begin(&sut, tv, at: time(day))
            if day != 2 { turnOff(&sut, "light.living_room", at: time(day) + 120) }
        }

        let suggestion = try #require(suggestions(sut).first)

        #expect(suggestion.orders == [DeviceOrder(device: DeviceID("light.living_room"), action: .turnOff)])
        #expect(suggestion.evidence == "when the television is turned on, 4 of 5 times")
        #expect(suggestions(sut).count == 1)
    }

    @Test func `are none where it was done seldom, too late, or nothing may be remembered`() {
        var seldom = makeSUT()
        var late = makeSUT()
        var forbidden = HouseHabits()
        for day in 0..<6 {
            begin(&seldom, tv, at: time(day))
            begin(&late, tv, at: time(day))
            begin(&forbidden, tv, at: time(day))
            if day < 4 { turnOff(&seldom, "light.living_room", at: time(day) + 60) }
            turnOff(&late, "light.living_room", at: time(day) + 1_200)
            turnOff(&forbidden, "light.living_room", at: time(day) + 60)
        }

        #expect(suggestions(seldom).isEmpty && suggestions(late).isEmpty && suggestions(forbidden).isEmpty)
    }

    @Test func `before all have left count too: one turns off the light and goes`() {
        var sut = makeSUT()
        for day in 0..<4 {
            turnOff(&sut, "light.hall", at: time(day) - 300)
            begin(&sut, .lastLeft, at: time(day))
        }

        #expect(suggestions(sut).map(\.situation) == [.lastLeft])
    }

    @Test func `are refused for good`() throws {
        var sut = makeSUT()
        for day in 0..<4 {
            begin(&sut, .lastLeft, at: time(day))
            turnOff(&sut, "light.hall", at: time(day) + 60)
        }
        let suggestion = try #require(suggestions(sut).first)
        let told = [sut.tell(suggestion), sut.tell(suggestion)]
        #expect(told == [true, false])

        sut.dismiss(suggestion)

        #expect(suggestions(sut).isEmpty)
    }

    @Test func `become rules, which are done upon it and not by the clock, and not again at once`() throws {
        var sut = makeSUT()
        for day in 0..<4 {
            begin(&sut, .lastLeft, at: time(day))
            turnOff(&sut, "light.hall", at: time(day) + 60)
        }
        let suggestion = try #require(suggestions(sut).first)
        let rule = sut.accept(suggestion, devices: devices, now: time(5), calendar: calendar)

        #expect(rule?.rhythm == "when everybody has left")
        #expect(sut.nextDue(now: time(5), calendar: calendar) == nil)
        let byClock = sut.due(now: time(6), calendar: calendar, devices: devices)
        #expect(byClock.isEmpty && suggestions(sut).isEmpty)
        let others = sut.begin(.firstCame, at: time(6), devices: devices)
        let first = sut.begin(.lastLeft, at: time(6), devices: devices)
        let again = sut.begin(.lastLeft, at: time(6) + 60, devices: devices)
        let later = sut.begin(.lastLeft, at: time(6) + 3_600, devices: devices)
        #expect(others.isEmpty && again.isEmpty && later.count == 1)
        #expect(first.map(\.orders) == [suggestion.orders])
    }

    @Test func `are kept, and what older versions kept is read`() throws {
        var sut = makeSUT()
        let old = try JSONEncoder().encode(sut)
        for day in 0..<4 {
            begin(&sut, tv, at: time(day))
            turnOff(&sut, "light.hall", at: time(day) + 60)
        }

        let read = try JSONDecoder().decode(HouseHabits.self, from: JSONEncoder().encode(sut))

        #expect(read == sut && suggestions(read).count == 1)
        #expect(try JSONDecoder().decode(HouseHabits.self, from: old).isAllowed)
    }

    @Test func `are bounded in memory`() throws {
        var sut = makeSUT()
        for number in 0..<2_000 {
            let date = monday.addingTimeInterval(Double(number) * 700)
            begin(&sut, .on(DeviceID("player.\(number % 700)"), "Player"), at: date)
            turnOff(&sut, "light.hall", at: date + 10)
        }

        #expect(try JSONEncoder().encode(sut).count < 200_000)
    }

    @Test func `are begun by what changes`() {
        func reading(_ device: String, _ state: String?) -> DeviceReading {
            DeviceReading(device: DeviceID(device), state: state, since: monday)
        }
        func begun(_ before: [DeviceReading], _ changed: DeviceReading) -> [HabitSituation] {
            HabitSituation.begun(
                devices, before: Dictionary(before.map { ($0.device, $0) }, uniquingKeysWith: { $1 }),
                changed: [changed])
        }
        let home = [reading("person.alex", "home"), reading("person.sam", "not_home")]
        let away = [reading("person.alex", "not_home"), reading("person.sam", "not_home")]

        #expect(begun(home, reading("person.alex", "not_home")) == [.lastLeft])
        #expect(begun(away, reading("person.sam", "home")) == [.firstCame])
        #expect(begun(home, reading("person.sam", "home")).isEmpty)
        #expect(begun([reading("media_player.tv", "off")], reading("media_player.tv", "playing")) == [tv])
        #expect(
            begun([reading("media_player.tv", "on")], reading("media_player.tv", "off"))
                == [.off(DeviceID("media_player.tv"), "Television")])
        #expect(begun([reading("media_player.tv", "on")], reading("media_player.tv", "playing")).isEmpty)
        #expect(begun([reading("media_player.tv", "off")], reading("media_player.tv", nil)).isEmpty)
        #expect(begun([reading("light.hall", "off")], reading("light.hall", "on")).isEmpty)
    }
}

@MainActor @Suite struct `A suggestion is answered in words` {
    private func makeSUT() async throws -> (RunningDesk, HabitSuggestion) {
        let house = await RunningDesk()
        house.desk.learns = true
        let lamp = DeviceOrder(device: DeviceID("light.hall"), action: .turnOff)
        let suggestion = HabitSuggestion(.lastLeft, [lamp], hits: 4, of: 4)
        #expect(house.desk.isNew(suggestion))
        return (house, suggestion)
    }

    @Test func `which makes it a rule, which is done when everybody has left`() async throws {
        let (house, _) = try await makeSUT()
        _ = await house.say("turn on the hall lamp")

        let told = await house.say("yes, make that a rule")
        #expect(told.hasPrefix("New rule: when everybody has left, turn off the hall"))

        await house.flat.touch(DeviceID("person.alex"), state: "not_home")
        await house.flat.touch(DeviceID("person.sam"), state: "not_home")
        #expect(await house.sees { house.state("light.hall") == "off" })
        #expect(await house.isRemarked("By your rule"))
    }

    @Test func `or refuses it for good`() async throws {
        let (house, suggestion) = try await makeSUT()

        #expect(await house.say("never suggest that again") == "It is not suggested again.")

        #expect(!house.desk.isNew(suggestion))
        #expect(await house.say("make that a rule") != "It is not suggested again.")
        #expect(house.desk.rules.isEmpty)
    }

    @Test(arguments: ["make that a rule", "never suggest that"])
    func `and means nothing where nothing was suggested`(text: String) async {
        let house = await RunningDesk()

        #expect(house.desk.heard(text).habit == nil)
    }
}
