import Foundation
import Testing

@testable import House

@Suite struct `Houses of other places are spoken to beside the first` {
    private let home = HouseInventory(
        rooms: [HouseRoom(id: RoomID("kitchen"), name: "Kitchen", floor: "downstairs")],
        devices: [
            HouseDevice(
                id: DeviceID("light.a"), name: "Kitchen lamp", room: RoomID("kitchen"), kind: .light,
                abilities: [.power])
        ])
    private let cabin = HouseInventory(
        rooms: [
            HouseRoom(id: RoomID("k"), name: "kitchen", floor: "downstairs"), HouseRoom(id: RoomID("s"), name: "Sauna"),
        ],
        devices: [
            HouseDevice(
                id: DeviceID("light.a"), name: "Kitchen Lamp", room: RoomID("k"), kind: .light, abilities: [.power]),
            HouseDevice(
                id: DeviceID("light.s"), name: "Sauna lamp", room: RoomID("s"), kind: .light, abilities: [.power]),
            HouseDevice(
                id: DeviceID("cover.g"), name: "Garage door", room: nil, kind: .garageDoor, abilities: [.openClose]),
        ])

    private func reading(_ id: String, _ state: String?) -> DeviceReading {
        DeviceReading(device: DeviceID(id), state: state, since: TestDates.morning)
    }

    private var homeNews: HouseNews { .here(home, readings: [reading("light.a", "off")]) }
    private var cabinNews: HouseNews {
        .here(cabin, readings: [reading("light.a", "on"), reading("light.s", "on")])
    }

    private func both() -> JoinedHouses {
        var joined = JoinedHouses(names: [nil, "cabin"])
        _ = joined.receive(homeNews, from: 0)
        _ = joined.receive(cabinNews, from: 1)
        return joined
    }

    private func inventory() -> HouseInventory {
        var joined = JoinedHouses(names: [nil, "cabin"])
        _ = joined.receive(homeNews, from: 0)
        guard case .inventory(let all)? = joined.receive(cabinNews, from: 1).first else { return HouseInventory() }
        return all
    }

    private func understood(_ text: String, in room: String? = nil) -> [String] {
        let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: inventory()))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let context = HouseContext(room: room.map(RoomID.init(_:)), now: TestDates.morning, calendar: calendar)
        guard case .plan(let plan) = skill.understand(text, in: context) else { return [] }
        return plan.devices.map(\.rawValue)
    }

    @Test func `with the name of their house where the first has the same name`() {
        let all = inventory()

        #expect(all.rooms.map(\.name) == ["Kitchen", "Cabin kitchen", "Sauna"])
        #expect(all.rooms.map(\.floor) == ["downstairs", "Cabin downstairs", nil])
        #expect(all.devices.map(\.name) == ["Kitchen lamp", "Cabin kitchen lamp", "Sauna lamp", "Garage door"])
        #expect(all.devices.map(\.house) == [nil, "cabin", "cabin", "cabin"])
        #expect(all.devices[2].aliases == ["Cabin sauna lamp"])
    }

    @Test func `and what is said without it is said of the first, or of the one this terminal is in`() {
        #expect(understood("turn on the kitchen lamp") == ["light.a"])
        #expect(understood("turn on the cabin kitchen lamp") == ["2/light.a"])
        #expect(understood("turn off all the lights") == ["light.a"])
        #expect(understood("turn off the lights in the cabin") == ["2/light.a", "2/light.s"])
        #expect(understood("turn off the sauna lamp") == ["2/light.s"])
        #expect(understood("turn off all the lights", in: "2/s") == ["2/light.a", "2/light.s"])
        #expect(understood("turn off everything downstairs") == ["light.a"])
    }

    @Test func `and what only another one has is found without it`() {
        #expect(understood("open the garage") == ["2/cover.g"])
    }

    @Test func `and one that is away does not disturb the others`() {
        var joined = both()

        let cabinGone = joined.receive(.away(.noAnswer), from: 1)
        #expect(cabinGone == [.changed([reading("2/light.a", nil), reading("2/light.s", nil)])])
        _ = joined.receive(cabinNews, from: 1)
        let homeGone = joined.receive(.away(.noAnswer), from: 0)
        #expect(homeGone == [.changed([reading("light.a", nil)])])
        let changed = joined.receive(.changed([reading("light.s", "off")]), from: 1)
        #expect(changed == [.changed([reading("2/light.s", "off")])])
    }

    @Test func `and all are away where none is here, and one that comes back is enough`() {
        var joined = both()
        _ = joined.receive(.away(.tokenRefused), from: 0)

        let gone = joined.receive(.away(.noAnswer), from: 1)
        #expect(gone == [.away(.tokenRefused)])

        guard case .here(let all, let readings)? = joined.receive(cabinNews, from: 1).first else {
            Issue.record("nobody is here")
            return
        }
        #expect(all.devices.count == 4)
        #expect(readings.first { $0.device == DeviceID("light.a") }?.state == nil)
        #expect(readings.first { $0.device == DeviceID("2/light.s") }?.state == "on")
    }

    @Test func `and another one is here at the start though the first is not`() {
        var joined = JoinedHouses(names: [nil, "cabin"])
        let early = joined.receive(cabinNews, from: 1)
        let starting = joined.receive(.away(.starting), from: 0)
        #expect(early.isEmpty && starting == [.away(.starting)])

        var later = JoinedHouses(names: [nil, "cabin"])
        let away = later.receive(.away(.noAnswer), from: 0)
        #expect(away == [.away(.noAnswer)])
        guard case .here(let all, _)? = later.receive(cabinNews, from: 1).first else {
            Issue.record("nobody is here")
            return
        }
        #expect(all.devices.count == 3)
        guard case .here(let both, _)? = later.receive(homeNews, from: 0).first else {
            Issue.record("the first is not here")
            return
        }
        #expect(both.devices.count == 4)
    }
}

@Suite struct `Other houses in the settings` {
    @Test func `have names, addresses, and certificates where one is to be the only one`() throws {
        let digits = String(repeating: "ab", count: 32)
        let all = try #require(
            NamedHomeAssistant.all(in: "Cabin cabin.example.org:8123, office https://office.example.org \(digits)"))

        #expect(all.map(\.name) == ["cabin", "office"])
        #expect(all.map { $0.certificate != nil } == [false, true])
        #expect(all.map(\.keyName) == ["home-assistant-cabin", "home-assistant-office"])
        #expect(NamedHomeAssistant.all(in: "") == [])
    }

    @Test(arguments: [
        "cabin", "cabin.example.org", "my-cabin home.local", "cabin not/an address at all", "cabin a.b, cabin c.d",
        "cabin https://a.b abc", "a a.b, b a.b, c a.b, d a.b, e a.b, f a.b",
    ])
    func `or cannot be meant`(text: String) { #expect(NamedHomeAssistant.all(in: text) == nil) }
}
