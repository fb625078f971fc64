import Foundation
import Testing

@testable import House

@Suite struct `Names of a house` {
    private func names(_ devices: [String]) -> HouseNames {
        HouseNames(HouseVocabulary(inventory: HouseInventory(rooms: [], devices: devices.map { lamp($0, $0) })))
    }

    private func lamp(_ id: String, _ name: String, _ abilities: Set<DeviceAbility> = [.power]) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: nil, kind: .light, abilities: abilities)
    }

    @Test func `are told at once where none were, and then twice a minute at most`() {
        var sut = HouseNaming()
        #expect(sut.wait(at: .zero) == .zero)
        sut.tell(names([]), at: .zero)
        #expect(sut.wait(at: .seconds(1)) == .zero)
        sut.tell(names(["a"]), at: .seconds(1))
        sut.tell(names(["b"]), at: .seconds(2))
        #expect(sut.wait(at: .seconds(12)) == .seconds(20))
        #expect(sut.wait(at: .seconds(40)) == .zero)
    }

    @Test func `are the same whatever a device takes`() {
        let one = HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [lamp("l", "Lamp")]))
        let other = HouseVocabulary(
            inventory: HouseInventory(rooms: [], devices: [lamp("l", "Lamp", [.power, .brightness])]))
        #expect(HouseNames(one) == HouseNames(other))
        #expect(HouseNames(one) != names(["Lamp", "Other"]))
    }

    @Test func `stand by their numbers, and others stay where they are`() {
        let found = NumberedNames.sorted([
            lamp("1", "Lamp 10"), lamp("2", "Sofa"), lamp("3", "Lamp 2"), lamp("4", "Fan 1"), lamp("5", "Lamp 1"),
        ])
        #expect(found.map(\.name) == ["Lamp 1", "Sofa", "Lamp 2", "Fan 1", "Lamp 10"])
    }

    @Test(arguments: [
        ("Color + White Lights", "color + white lights"), ("Lamp of Anna", "Lamp of Anna"),
        ("Living room TV", "living room TV"), ("Kitchen Ceiling", "kitchen ceiling"),
    ])
    func `are in small letters whole, or not at all`(name: String, told: String) {
        #expect(HouseWording.lowered(name) == told)
    }
}
