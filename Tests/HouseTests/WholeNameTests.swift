import House
import HouseSentences
import Testing

@Suite struct `A whole name` {
    private static let rooms = ["Kitchen", "Bedroom", "Living Room"].map { HouseRoom(id: RoomID($0), name: $0) }

    private static let devices = [
        device("k", "Ceiling", "Kitchen", .light, [.power]), device("b", "Ceiling", "Bedroom", .light, [.power]),
        device("l", "Ceiling Lights", "Living Room", .light, [.power, .brightness]),
        device("strip", "Power strip with 2 sockets", "Kitchen", .outlet, [.power]),
    ]

    private static func device(
        _ id: String, _ name: String, _ room: String, _ kind: DeviceKind, _ abilities: Set<DeviceAbility>
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: RoomID(room), kind: kind, abilities: abilities)
    }

    private func understood(_ sentence: String, in room: String?) -> String {
        let skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: Self.rooms, devices: Self.devices)))
        return SentenceNotation.text(
            skill.understand(sentence, in: SentenceFlat.context(room: room.map { RoomID($0) })))
    }

    @Test(arguments: ["Kitchen", "Bedroom", "Living Room", nil])
    func `is meant before part of one in the room of the terminal`(room: String?) {
        #expect(understood("turn on the ceiling lights", in: room) == "on l")
        #expect(understood("dim the ceiling lights to 20 percent", in: room) == "light 20% l")
    }

    @Test func `leaves what is called less to the room`() {
        #expect(understood("turn on the ceiling", in: "Kitchen") == "on k")
        #expect(understood("turn on the ceiling", in: nil).hasPrefix("which: "))
    }

    @Test(arguments: [
        "turn on the power strip with 2 sockets", "turn on Power strip with 2 sockets",
        "turn on the power strip with two sockets",
    ])
    func `may have figures in it`(sentence: String) { #expect(understood(sentence, in: nil) == "on strip") }

    @Test(arguments: ["turn on the power strip", "turn on power strip", "Turn the power strip on."])
    func `may be said without what it says behind its thing`(sentence: String) {
        #expect(understood(sentence, in: nil) == "on strip")
    }

    @Test func `of a device that is away is known as that`() {
        let skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: Self.rooms, devices: Self.devices)))
        var context = SentenceFlat.context(room: nil)
        context.readings = [DeviceID("strip"): DeviceReading(device: DeviceID("strip"), state: nil, since: context.now)]
        for sentence in ["turn on the power strip", "turn on Power strip with 2 sockets"] {
            guard case .plan(let plan) = skill.understand(sentence, in: context) else {
                Issue.record("no plan: \(sentence)")
                continue
            }
            #expect(plan.steps.isEmpty)
            #expect(plan.leftOut.map(\.reason) == [.unavailable])
        }
    }

    @Test(arguments: [
        ("turn off turn off", "off t"), ("Turn off turn off.", "off t"), ("turn on the turn off", "on t"),
        ("turn off", "nothing"), ("turn off lock the door", "off d"), ("lock the door", "lock door yes!"),
        ("turn off everything", "yes! off t, off d"),
    ])
    func `that is an order is meant behind an order`(sentence: String, plan: String) {
        let devices = [
            Self.device("t", "turn off", "Kitchen", .light, [.power]),
            Self.device("d", "Lock the door", "Bedroom", .light, [.power]),
        ]
        let skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: Self.rooms, devices: devices)))
        let understood = SentenceNotation.text(skill.understand(sentence, in: SentenceFlat.context(room: nil)))
        if plan.hasPrefix("off") || plan.hasPrefix("yes! off") || plan.hasPrefix("on") {
            #expect(understood == plan)
        } else {
            #expect(!understood.contains("off d") && !understood.contains("on t"), "\(understood)")
        }
    }
}
