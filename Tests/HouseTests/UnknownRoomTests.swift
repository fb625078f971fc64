import House
import HouseSentences
import Testing

@Suite struct `A room that there is not` {
    @Test(arguments: [
        ("make it warmer in the greenhouse", "greenhouse"), ("make it cooler in the conservatory", "conservatory"),
        ("make it a bit warmer in the winery", "winery"), ("make it brighter in the greenhouse", "greenhouse"),
        ("set it to 22 degrees in the greenhouse", "greenhouse"),
    ])
    func `is said to be none, and nothing is done elsewhere`(sentence: String, room: String) {
        let context = SentenceFlat.context(room: RoomID("kitchen"))
        #expect(SentenceFlat.skill.understand(sentence, in: context) == .unknownRoom(room))
    }

    @Test(arguments: ["make it darker in the second verse", "make the ending warmer"])
    func `is not looked for in what may be said of a text`(sentence: String) {
        let context = SentenceFlat.context(room: RoomID("kitchen"))
        #expect(SentenceFlat.skill.understand(sentence, in: context) == .nothing)
    }

    @Test(arguments: [
        ("turn off everything downstairs except the hall", "downstairs"), ("turn off everything upstairs", "upstairs"),
        ("turn off everything downstairs", "downstairs"), ("turn on everything in the basement", "basement"),
    ])
    func `may be a floor, of which a house tells nothing`(sentence: String, floor: String) {
        let rooms = [HouseRoom(id: RoomID("kitchen"), name: "Kitchen"), HouseRoom(id: RoomID("study"), name: "Study")]
        let lamp = HouseDevice(
            id: DeviceID("lamp"), name: "Kitchen lamp", room: RoomID("kitchen"), kind: .light, abilities: [.power])
        let skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: [lamp])))

        let meant = skill.understand(sentence, in: SentenceFlat.context(room: nil))

        #expect(meant == .unknownRoom(floor))
    }
}
