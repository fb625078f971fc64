import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Numbers and times mean what people mean` {
    private static let thermostat: Set<DeviceAbility> = [.temperature, .climateMode]

    private static func house(fahrenheit: Bool) -> HouseSkill {
        var heating = HouseDevice(
            id: DeviceID("heat"), name: "Bedroom thermostat", room: RoomID("bedroom"), kind: .thermostat,
            abilities: thermostat, unit: fahrenheit ? "°F" : nil)
        heating.temperatures = 7...35
        var boiler = HouseDevice(
            id: DeviceID("boiler"), name: "Boiler", room: RoomID("bathroom"), kind: .other, abilities: [.temperature])
        boiler.temperatures = 30...65
        let lamp = HouseDevice(
            id: DeviceID("lamp"), name: "Bedroom lamp", room: RoomID("bedroom"), kind: .light,
            abilities: [.power, .brightness])
        let outside = HouseDevice(
            id: DeviceID("outside"), name: "Outside temperature", room: nil, kind: .temperatureSensor, abilities: [],
            unit: fahrenheit ? "°F" : "°C")
        return HouseSkill(
            vocabulary: HouseVocabulary(
                inventory: HouseInventory(rooms: SentenceFlat.rooms, devices: [heating, boiler, lamp, outside])))
    }

    private static func context(_ now: Date = SentenceFlat.now) -> HouseContext {
        var details = DeviceDetails()
        (details.targetTemperature, details.measuredTemperature) = (20, 19)
        let reading = DeviceReading(device: DeviceID("heat"), state: "heat", details: details, since: now)
        return HouseContext(
            now: now, calendar: SentenceFlat.calendar, sunset: SentenceFlat.sunset,
            sunrise: SentenceFlat.now.addingTimeInterval(14 * 3600), readings: [reading.device: reading])
    }

    private func steps(_ sentence: String, fahrenheit: Bool = false) -> [PlanStep] {
        guard case .plan(let plan) = Self.house(fahrenheit: fahrenheit).understand(sentence, in: Self.context()) else {
            return []
        }
        return plan.steps
    }

    @Test(arguments: [
        ("set the bedroom to 21", 21.0), ("make the bedroom 22", 22), ("bedroom to 19", 19),
        ("turn the bedroom up to 22", 22), ("raise the heat in the bedroom two degrees", 22),
        ("turn the heating in the bedroom down 2 degrees", 18), ("lower the bedroom heating by half a degree", 19.5),
        ("set the bedroom thermostat to 33", 33),
    ])
    func `a number is a temperature where there is a thermostat`(sentence: String, degrees: Double) {
        #expect(steps(sentence).map(\.to) == [.setTemperature(degrees)], "\(sentence)")
    }

    @Test func `a share is still one of the light`() {
        #expect(steps("set the bedroom to 80").map(\.to) == [.setBrightness(80)])
        #expect(steps("dim the bedroom to 20").map(\.to) == [.setBrightness(20)])
        #expect(steps("set the bedroom to 20 percent").map(\.to) == [.setBrightness(20)])
    }

    @Test func `a water heater takes what it says it takes`() {
        #expect(steps("set the boiler to 55 degrees").map(\.to) == [.setTemperature(55)])
        guard
            case .plan(let plan) = Self.house(fahrenheit: false).understand(
                "set the boiler to 90 degrees", in: Self.context())
        else {
            Issue.record("no plan")
            return
        }
        let answer = HouseAnswer(
            vocabulary: Self.house(fahrenheit: false).vocabulary, readings: [:], calendar: SentenceFlat.calendar)
        #expect(answer.nothingToDo(plan) == "The boiler can be set from 30 to 65 °C.")
    }

    @Test func `a house that counts Fahrenheit is spoken to, told and compared in it`() throws {
        let set = try #require(steps("set the bedroom to 72", fahrenheit: true).first)
        #expect(set.to == .setTemperature(22.22))
        let skill = Self.house(fahrenheit: true)
        #expect(ActionWording.state(set.to, of: skill.vocabulary.devices[set.device]) == "set to 72 °F")
        #expect(
            steps("set the bedroom thermostat to 23 degrees celsius", fahrenheit: true).map(\.to) == [
                .setTemperature(23)
            ])
        let warmer = try #require(steps("raise the heat in the bedroom two degrees", fahrenheit: true).first)
        #expect(ActionWording.state(warmer.to, of: skill.vocabulary.devices[warmer.device]) == "set to 70 °F")

        var details = DeviceDetails()
        details.measuredTemperature = 20
        let outside = try #require(skill.vocabulary.devices[DeviceID("outside")])
        let standing = DeviceStanding(
            outside, DeviceReading(device: outside.id, state: "68", details: details, since: SentenceFlat.now))
        #expect(standing.holds(.above(65)) == true && standing.holds(.above(70)) == false)
    }

    @Test(arguments: [
        ("every weekday at 7 turn on the bedroom lamp", 7, 0), ("every day at 3 turn on the bedroom lamp", 15, 0),
        ("every monday at half seven turn on the bedroom lamp", 7, 30),
        ("every evening at 9 turn off the bedroom lamp", 21, 0),
    ])
    func `what comes again does not depend on when it is said`(sentence: String, hour: Int, minute: Int) throws {
        for now in stride(from: 0.0, to: 86_400, by: 7200).map({ SentenceFlat.now.addingTimeInterval($0) }) {
            guard case .rule(let plan, _) = Self.house(fahrenheit: false).understand(sentence, in: Self.context(now))
            else {
                Issue.record("no rule: \(sentence)")
                return
            }
            let due = try #require(plan.steps.first?.due)
            let parts = SentenceFlat.calendar.dateComponents([.hour, .minute], from: due)
            #expect(parts.hour == hour && parts.minute == minute, "\(sentence)")
        }
    }

    /// Seconds from Tuesday, four in the afternoon; the sun sets 2:12 later.
    private static let meant: [(said: String, seconds: Double)] = [
        ("at half seven", 12_600), ("in half an hour", 1800), ("after half an hour", 1800),
        ("ten minutes after sunset", 8520), ("half an hour before sunset", 6120), ("ten minutes from now", 600),
        ("in a quarter of an hour", 900), ("on monday at 7", 486_000), ("on friday evening at 8", 273_600),
        ("tomorrow evening at 8", 100_800),
    ]

    @Test(arguments: meant.indices)
    func `a time is the one that is meant`(index: Int) {
        let (said, seconds) = Self.meant[index]
        let due = steps("turn on the bedroom lamp \(said)").first?.due
        #expect(due?.timeIntervalSince(SentenceFlat.now) == seconds, "\(said)")
    }

    @Test func `tomorrow is said when it is meant`() {
        var answer = HouseAnswer(
            vocabulary: SentenceFlat.skill.vocabulary, readings: [:], calendar: SentenceFlat.calendar)
        answer.now = SentenceFlat.now
        #expect(answer.time(SentenceFlat.now + 3600) == "at 17:00")
        #expect(answer.time(SentenceFlat.now + 86_400) == "tomorrow at 16:00")
        #expect(answer.time(SentenceFlat.now + 3 * 86_400) == "on Friday at 16:00")
    }

    @Test func `a day without a time is asked back, and half a sentence says which half`() {
        let skill = Self.house(fahrenheit: false)
        #expect(skill.understand("turn on the bedroom lamp on monday", in: Self.context()) == .unknownTime)
        let half = skill.understand("turn on the bedroom lamp and tell me a joke", in: Self.context())
        guard case .half(let words) = half else {
            Issue.record("\(half)")
            return
        }
        #expect(words.contains("joke"))
    }
}
