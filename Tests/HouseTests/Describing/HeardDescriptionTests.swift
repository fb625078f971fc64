import Foundation
import Testing

@testable import House

@Suite struct `What is said aloud of a device` {
    private let skill = HouseSkill(
        vocabulary: HouseVocabulary(
            inventory: HouseInventory(rooms: PlugHouse.rooms, devices: PlugHouse.devices)))

    private func heard(_ text: String) -> DeviceDescription? {
        let context = HouseContext(now: Sample.now, calendar: Calendar(identifier: .gregorian))
        guard case .describe(let changes) = skill.understand([text], in: context) else { return nil }
        return changes.first?.description
    }

    @Test(arguments: [
        ("the coffee machine is a peter", "heater"), ("plug three is a peter", "heater"),
        ("plug three is a lamb", "lamp"),
        ("plug three is a printer", "printer"), ("plug three is a pump", "pump"),
    ])
    func `is known by its sound`(text: String, noun: String) {
        #expect(heard(text)?.noun == noun)
    }

    @Test(arguments: ["the coffee machine is a printer", "my cat is a peter", "the front door is a peter"])
    func `is nothing where it sounds like nothing, or is said of something else`(text: String) {
        #expect(heard(text) == nil)
    }
}
