import Foundation
import HouseSentences
import Testing

@testable import House

/// A vacuum with a map of its own, on which the rooms of the house are known.
@Suite struct `A vacuum is sent to rooms` {
    private let skill: HouseSkill = {
        var robot = HouseDevice(
            id: DeviceID("robot"), name: "Rover", room: RoomID("hall"), kind: .vacuum, abilities: [.run])
        robot.cleans = [RoomID("kitchen"), RoomID("study"), RoomID("hall")]
        let others = SentenceFlat.inventory.devices.filter { $0.kind != .vacuum }
        return HouseSkill(
            vocabulary: HouseVocabulary(
                inventory: HouseInventory(rooms: SentenceFlat.rooms, devices: others + [robot])))
    }()

    private func meaning(_ sentence: String, state: String = "docked") -> String {
        var context = SentenceFlat.context(room: RoomID("study"))
        let robot = DeviceID("robot")
        context.readings[robot] = DeviceReading(device: robot, state: state, since: SentenceFlat.now)
        return SentenceNotation.text(skill.understand(sentence, in: context))
    }

    @Test(
        arguments: [
            ("vacuum the kitchen", "clean kitchen robot"), ("start the vacuum in the study", "clean study robot"),
            ("vacuum the kitchen and the study", "clean kitchen+study robot"),
            ("start Rover in the kitchen", "clean kitchen robot"), ("vacuum in here", "clean study robot"),
            ("vacuum the kitchen in 10 minutes", "clean kitchen robot +10m"), ("start the vacuum", "start robot"),
            ("start Rover", "start robot"), ("vacuum the bedroom", "no device: vacuum in Bedroom"),
        ])
    func `that it can clean, and to no others`(sentence: String, expected: String) {
        #expect(meaning(sentence) == expected)
    }

    @Test func `Also while it cleans another one`() {
        #expect(meaning("vacuum the kitchen", state: "cleaning") == "clean kitchen robot")
        #expect(meaning("start the vacuum", state: "cleaning") == "(robot alreadySo)")
    }

    @Test func `What it cleans is told, and it is sent home to take it back`() {
        let clean = DeviceAction.clean(rooms: [RoomID("kitchen")], named: ["Kitchen"])
        #expect(ActionWording.state(clean) == "cleaning Kitchen")
        #expect(ActionWording.order(clean, "Rover") == "clean Kitchen with Rover")
        #expect(RestoringRules.opposite(of: clean, .vacuum) == .returnHome)
    }
}
