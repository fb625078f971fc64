import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `What was taken back is told as it is again` {
    @Test func `a lamp that had a color is on again, and was nothing already`() {
        let lamp = HouseDevice(
            id: DeviceID("bed"), name: "Bed Light", room: nil, kind: .light, abilities: [.power, .brightness, .color])
        let on = Sample.reading("bed", "on") { ($0.brightness, $0.color) = (71, [12, 34, 56]) }
        let answer = HouseAnswer(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [lamp])),
            readings: [lamp.id: on], calendar: SentenceFlat.calendar)
        let color = PlanOutcome.Step(
            Sample.step("bed", .setColor(red: 12, green: 34, blue: 56)), .changed, after: on)
        let share = PlanOutcome.Step(Sample.step("bed", .setBrightness(71)), .alreadySo, after: on)

        #expect(answer.text(ofUndone: PlanOutcome(steps: [color, share])) == "The bed light is on at 71 % again.")
        let failed = PlanOutcome.Step(Sample.step("bed", .setBrightness(71)), .unavailable, after: nil)
        #expect(answer.text(ofUndone: PlanOutcome(steps: [failed])).contains("cannot be reached"))
    }

    @Test func `a thermostat is set again, and how warm it is there is not back`() {
        let heating = HouseDevice(
            id: DeviceID("heat"), name: "Thermostat", room: nil, kind: .thermostat, abilities: [.temperature])
        let now = Sample.reading("heat", "heat") { ($0.targetTemperature, $0.measuredTemperature) = (21, 20.5) }
        let answer = HouseAnswer(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [heating])),
            readings: [heating.id: now], calendar: SentenceFlat.calendar)
        let step = PlanOutcome.Step(Sample.step("heat", .setTemperature(21)), .changed, after: now)

        #expect(
            answer.text(ofUndone: PlanOutcome(steps: [step]))
                == "The thermostat is set to 21 °C again; it is 20.5 °C there.")
    }
}
