import Foundation
import House
import HouseSentences
import Testing

@Suite struct `Names are data` {
    private func light(_ id: String, _ name: String, aliases: [String] = [], room: String? = nil) -> HouseDevice {
        HouseDevice(
            id: DeviceID(id), name: name, aliases: aliases, room: room.map { RoomID($0) }, kind: .light,
            abilities: [.power])
    }

    private func understood(_ sentence: String, _ devices: [HouseDevice], rooms: [HouseRoom] = []) -> String {
        let vocabulary = HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: devices))
        let context = HouseContext(now: SentenceFlat.now, calendar: SentenceFlat.calendar)
        return SentenceNotation.text(HouseSkill(vocabulary: vocabulary).understand(sentence, in: context))
    }

    @Test(arguments: [
        ("Küche", "turn on kuche"), ("Lamp 2", "turn on lamp two"), ("Lamp Two", "turn on LAMP 2"),
        ("Anna's lamp", "turn on annas lamp"), ("  Reading-Lamp!! ", "turn on the reading lamp"),
        ("💡 Globe", "turn on the globe"), ("Crème", "turn on creme"), ("Fairy lights", "turn on the fairy light"),
        ("Лампа Ёлка", "turn on лампа елка"), ("が", "turn on が"), ("Ｌａｍｐ　Ａ", "turn on ｌａｍｐ a"),
        ("The globe", "turn on globe"), ("İzmir", "turn on izmir"),
    ])
    func `case, accents, signs, number words and the plural make no difference`(name: String, sentence: String) {
        #expect(understood(sentence, [light("x", name)]) == "on x")
    }

    @Test func `letters of other scripts keep their marks`() {
        #expect(understood("turn on か", [light("x", "が")]) == "no device: か")
    }

    @Test func `aliases are names`() {
        #expect(understood("turn on the sun", [light("x", "Globe", aliases: ["Sun"])]) == "on x")
    }

    @Test(arguments: [
        ("Cancel", "cancel", "cancel"), ("Undo", "undo", "undo"), ("Yes", "yes", "nothing"),
        ("All", "turn off all", "yes! off x, off y"),
        ("Everything", "turn off everything", "yes! off x, off y"), ("It", "turn it off", "no device: it"),
        ("Turn off everything", "turn off everything", "yes! off x, off y"),
        ("Everything", "turn off the lamp called everything", "off x"),
        ("Unlock the door", "turn on the lamp called unlock the door", "on x"),
        ("Off", "turn on the lamp called off", "on x"), ("Red", "turn on the red lamp", "on x"),
        ("Here", "turn on the light here", "no room: here"),
        ("Are you there", "are you there", "nothing"),
    ])
    func `a name that is a command is none until it is called by name`(name: String, sentence: String, plan: String) {
        #expect(understood(sentence, [light("x", name), light("y", "Globe")]) == plan)
    }

    @Test func `a room that is named like a command is no place to be everywhere`() {
        let rooms = [HouseRoom(id: RoomID("e"), name: "Everywhere"), HouseRoom(id: RoomID("k"), name: "Kitchen")]
        let devices = [light("x", "Globe", room: "e"), light("y", "Spot", room: "k")]
        #expect(understood("turn off the lights in the kitchen", devices, rooms: rooms) == "off y")
        #expect(understood("turn off the lights in the attic", devices, rooms: rooms) == "no room: attic")
    }

    @Test func `of two rooms of one name the one this is`() {
        let rooms = ["one", "two"].map { HouseRoom(id: RoomID($0), name: "Bedroom") }
        let devices = [light("x", "Globe", room: "one"), light("y", "Spot", room: "two")]
        let vocabulary = HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: devices))
        let skill = HouseSkill(vocabulary: vocabulary)
        for (room, plan) in [("two", "off y"), ("one", "off x")] {
            let context = HouseContext(room: RoomID(room), now: SentenceFlat.now, calendar: SentenceFlat.calendar)
            for sentence in ["turn off the bedroom lights", "turn off everything in the bedroom", "bedroom off"] {
                #expect(SentenceNotation.text(skill.understand(sentence, in: context)) == plan, "\(sentence)")
            }
        }
    }

    @Test func `rooms may be named in any script`() {
        let rooms = [HouseRoom(id: RoomID("s"), name: "Спальня"), HouseRoom(id: RoomID("w"), name: "和室")]
        let devices = [light("x", "Лампа", room: "s"), light("y", "Globe", room: "w")]
        #expect(understood("turn off the lights in the спальня", devices, rooms: rooms) == "off x")
        #expect(understood("turn off everything in 和室", devices, rooms: rooms) == "off y")
        #expect(understood("turn off the лампа and the globe in 和室", devices, rooms: rooms) == "off x, off y")
    }

    @Test func `the longest name is meant`() {
        let devices = [light("a", "Desk"), light("b", "Desk lamp left"), light("c", "Desk lamp")]
        #expect(understood("turn on the desk lamp left", devices) == "on b")
        #expect(understood("turn on the desk lamp", devices) == "on c")
    }

    @Test func `one letter misheard is forgiven where one name is near, and not where two are`() {
        #expect(understood("turn on the glabe", [light("x", "Globe")]) == "on x")
        #expect(understood("turn on the lantxrn", [light("x", "Lantern")]) == "on x")
        #expect(understood("turn on the marla", [light("x", "Maria"), light("y", "Marta")]) == "no device: marla")
        #expect(understood("turn on the blobe", [light("x", "Globe")]) == "no device: blobe")
    }

    @Test func `a short word is forgiven within a name of several words, and nowhere else`() {
        let hall = [light("x", "Hall light")]
        #expect(understood("turn on the hell light", hall) == "on x")
        #expect(understood("turn on the hell", hall) == "no device: hell")
        #expect(understood("turn on the halls light", hall) != "nothing")
        #expect(understood("turn on the fall light", hall) != "on x")
        #expect(understood("what the hell is light", hall) != "on x")
        #expect(understood("turn on the hill light", [light("x", "Hall light"), light("y", "Hull light")]) != "on x")
    }

    @Test func `names that are too long are left out, and the device is still found by its kind`() {
        let name = String(repeating: "very ", count: 100_000) + "long"
        #expect(understood("turn on all lights", [light("x", name)]) == "on x")
        #expect(understood("turn on \(name.prefix(500))", [light("x", name)]) != "on x")
    }

    @Test(arguments: [
        "", " ", "?", "\0\0\0", "turn on " + String(repeating: "the ", count: 400),
        String(repeating: "and ", count: 499),
        String(repeating: "turn off the lights and ", count: 80), String(repeating: "9", count: 1900),
        String(repeating: "ａ", count: 1900), "turn on \u{202E}pmal", "e\u{301}\u{301}\u{301}",
        String(repeating: "not ", count: 400),
        "set the light to 1e999", "set the light to 99999999999999999999999 percent",
        "in 999999999 hours turn on the light",
        "at 99:99 turn on the light", "turn on the light at 25", "for for for in in in at at at", "%%%%%%",
        "-----5", "°°°",
        "when when when i say i say", "when i say", "tell me when", "tell me", "set a timer for",
        "timer timer timer",
    ])
    func `no text is too strange to be read`(text: String) {
        // It must come to an end and plan no more than the one light.
        let plan = understood(text, [light("x", "Globe")])
        #expect(plan.count < 20_000)
    }

    @Test func `a text that is longer than any order is none`() {
        let order = "turn on the globe "
        #expect(understood(order + String(repeating: "please ", count: 1000), [light("x", "Globe")]) == "nothing")
        #expect(understood(String(repeating: "a", count: 5_000_000), [light("x", "Globe")]) == "nothing")
    }

    @Test func `a house of 3,000 devices of one name is asked about in choices, nine at a time`() {
        let rooms = (0..<300).map { HouseRoom(id: RoomID("r\($0)"), name: "Room \($0)") }
        let devices = (0..<3000).map { light("l\($0)", "Ceiling", room: "r\($0 % 300)") }
        let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: devices)))
        let context = HouseContext(now: SentenceFlat.now, calendar: SentenceFlat.calendar)
        guard case .which(let choice) = skill.understand("turn on the ceiling", in: context) else {
            Issue.record("no choice")
            return
        }
        #expect(choice.options.count == 99)
        let answer = HouseAnswer(vocabulary: skill.vocabulary, readings: [:], calendar: SentenceFlat.calendar)
        #expect(answer.question(of: choice).components(separatedBy: ", ").count == 10)
        guard case .plan(let plan) = skill.understand("turn off all lights", in: context) else {
            Issue.record("no plan")
            return
        }
        #expect(plan.risk == .needsYes([.many(3000)]))
    }

    @Test(arguments: ["lamp", "lamp two", "it", "everything"])
    func `a sentence that names more than anybody says at once is none`(name: String) {
        let devices = (0..<300).map { light("l\($0)", $0.isMultiple(of: 2) ? "Lamp" : "Lamp 2") }
        let sentence = "turn on the \(name)" + String(repeating: " and \(name)", count: 120)
        #expect(understood(sentence, devices) == "nothing")
        #expect(
            understood("is the \(name)" + String(repeating: " and \(name)", count: 120) + " on", devices) == "nothing")
    }

    @Test func `a recogniser is told sentences with the names it can hear`() {
        let phrases = SentenceFlat.skill.vocabulary.phrases()
        #expect(phrases.contains("turn on the sofa lamp"))
        #expect(phrases.contains("unlock the back door"))
        #expect(phrases.contains("turn off the lights in the living room"))
        #expect(phrases.contains("movie time"))
        #expect(!phrases.contains { $0.contains("лампа") })
        #expect(Set(phrases).count == phrases.count)
        #expect(SentenceFlat.skill.vocabulary.phrases(limit: 10).count == 10)
        #expect(phrases.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == " " } })
    }
}
