import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `The color of a lamp` {
    private static let lamp = HouseDevice(
        id: DeviceID("bed"), name: "Bed Light", room: nil, kind: .light, abilities: [.power, .brightness, .color])

    private func answer(_ sentence: String, _ color: [Int]) -> String {
        var details = DeviceDetails()
        (details.color, details.brightness) = (color, 40)
        let reading = DeviceReading(device: Self.lamp.id, state: "on", details: details, since: SentenceFlat.now)
        let readings = [Self.lamp.id: reading]
        let vocabulary = HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [Self.lamp]))
        let context = HouseContext(now: SentenceFlat.now, calendar: SentenceFlat.calendar, readings: readings)
        let answer = HouseAnswer(vocabulary: vocabulary, readings: readings, calendar: SentenceFlat.calendar)
        switch HouseSkill(vocabulary: vocabulary).understand(sentence, in: context) {
        case .question(let question): return answer.text(of: question)
        case .plan(let plan): return answer.nothingToDo(plan)
        case let other: return "\(other)"
        }
    }

    @Test(arguments: [
        ("what color is the bed light?", [255, 0, 0], "The bed light is red."),
        ("what color is the bed light?", [30, 30, 250], "The bed light is blue."),
        ("is the bed light red?", [255, 0, 0], "Yes, the bed light is red."),
        ("is the bed light red?", [0, 0, 255], "No, the bed light is blue."),
        ("set bed light to blue", [0, 0, 255], "The bed light is blue already."),
        ("set bed light to 40 %", [0, 0, 255], "The bed light is at 40 % already."),
    ])
    func `is told by its nearest name`(sentence: String, color: [Int], told: String) {
        #expect(answer(sentence, color) == told)
    }

    @Test(arguments: [
        ([250, 12, 8], "red"), ([250, 240, 235], "white"), ([0, 0, 0], "white"),
    ])
    func `has no numbers`(color: [Int], name: String) {
        #expect(HouseLexicon.nearestColor(color[0], color[1], color[2]) == name)
    }
}
