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
}
