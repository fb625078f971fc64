import Foundation
import Testing

@testable import House

@Suite struct `Houses that are spoken to as one` {
    private let home = HouseInventory(
        rooms: [HouseRoom(id: RoomID("study"), name: "Study")],
        devices: [
            HouseDevice(id: DeviceID("light.a"), name: "Lamp", room: RoomID("study"), kind: .light, abilities: [.power])
        ])
    private let shed = HouseInventory(
        rooms: [HouseRoom(id: RoomID("1"), name: "study"), HouseRoom(id: RoomID("2"), name: "Shed")],
        devices: [
            HouseDevice(id: DeviceID("light.a"), name: "Desk", room: RoomID("1"), kind: .light, abilities: [.power]),
            HouseDevice(id: DeviceID("b"), name: "Saw", room: RoomID("2"), kind: .outlet, abilities: [.power]),
        ])

    private func reading(_ id: String, _ state: String?) -> DeviceReading {
        DeviceReading(device: DeviceID(id), state: state, since: TestDates.morning)
    }

    @Test func `No two devices have one name, and a room of one name is one room`() {
        var joined = JoinedHouses(count: 2)
        #expect(joined.receive(.here(shed, readings: [reading("b", "on")]), from: 1).isEmpty)

        let told = joined.receive(.here(home, readings: [reading("light.a", "off")]), from: 0)

        guard case .here(let all, let readings)? = told.first else {
            Issue.record("\(told)")
            return
        }
        #expect(all.devices.map(\.id.rawValue) == ["light.a", "2/light.a", "2/b"])
        #expect(all.rooms.map(\.name) == ["Study", "Shed"])
        #expect(all.devices.map(\.room?.rawValue) == ["study", "study", "2/2"])
        #expect(readings.map(\.device.rawValue) == ["light.a", "2/b"])
    }

    @Test func `An order goes to the house whose device it is`() {
        func owner(_ id: String, _ count: Int) -> String {
            let (member, device) = JoinedHouses.owner(of: DeviceID(id), count: count)
            return "\(member) \(device.rawValue)"
        }
        #expect(owner("light.a", 2) == "0 light.a")
        #expect(owner("2/light.a", 2) == "1 light.a")
        // A name of the first that looks like another's stays the first's.
        #expect(owner("2/light.a", 1) == "0 2/light.a")
        #expect(owner("9/x", 2) == "0 9/x")
    }

    @Test func `Of one that goes away only its own devices cannot be reached, and with the first all are away`() {
        var joined = JoinedHouses(count: 2)
        _ = joined.receive(.here(home, readings: [reading("light.a", "off")]), from: 0)
        _ = joined.receive(.here(shed, readings: [reading("b", "on")]), from: 1)

        #expect(joined.receive(.away(.noAnswer), from: 1) == [.changed([reading("2/b", nil)])])
        #expect(joined.receive(.away(.noAnswer), from: 0) == [.away(.noAnswer)])
        #expect(joined.receive(.changed([reading("b", "off")]), from: 1).isEmpty)
        let told = joined.receive(.here(home, readings: []), from: 0)
        guard case .here(_, let readings)? = told.first else {
            Issue.record("\(told)")
            return
        }
        #expect(readings == [reading("2/b", "off")])
    }

    @Test func `What the other has is switched in words, beside the first`() async {
        let house = JoinedHouse(
            Flat(seed: 1, offset: 0, isLivedIn: false), with: [Flat(seed: 2, offset: 0, isLivedIn: false)])

        let cause = try? await house.carryOut(DeviceOrder(device: DeviceID("2/light.hall"), action: .turnOn))

        #expect(cause != nil && house.isDemonstration)
    }
}
