import Foundation
import Testing

@testable import House

@Suite struct `What begins is told where something is left open` {
    private let devices = [
        HouseDevice(id: DeviceID("anna"), name: "Anna", room: nil, kind: .person, abilities: []),
        HouseDevice(id: DeviceID("ben"), name: "Ben", room: nil, kind: .person, abilities: []),
        HouseDevice(id: DeviceID("window"), name: "Kitchen window", room: nil, kind: .windowSensor, abilities: []),
        HouseDevice(id: DeviceID("lock"), name: "Back door", room: nil, kind: .lock, abilities: [.lock]),
        HouseDevice(id: DeviceID("lamp"), name: "Hall lamp", room: nil, kind: .light, abilities: [.power]),
        HouseDevice(id: DeviceID("weather"), name: "Home", room: nil, kind: .weather, abilities: []),
    ]

    private func readings(_ states: [String: String]) -> [DeviceID: DeviceReading] {
        Dictionary(states.map { (DeviceID($0), reading($0, $1)) }) { first, _ in first }
    }

    private func reading(_ id: String, _ state: String) -> DeviceReading {
        DeviceReading(device: DeviceID(id), state: state, since: TestDates.morning)
    }

    private let before = [
        "anna": "home", "ben": "not_home", "window": "open", "lock": "unlocked", "lamp": "on", "weather": "sunny",
    ]

    @Test func `The last who leaves hears of it, and not the first`() {
        func begun(_ states: [String: String], _ changed: DeviceReading) -> HouseSituation? {
            HouseSituation.begun(devices, before: readings(states), changed: [changed])
        }
        let both = before.merging(["ben": "home"]) { $1 }

        #expect(begun(before, reading("anna", "not_home")) == .left([DeviceID("window"), DeviceID("lock")]))
        #expect(begun(both, reading("ben", "not_home")) == nil)
        #expect(begun(before, reading("ben", "home")) == nil)
    }

    @Test func `One whose place is not known may be at home, and what is shut is not told`() {
        let unknown = before.merging(["ben": "unknown"]) { $1 }
        let shut = before.merging(["window": "closed", "lock": "locked"]) { $1 }
        let left = [reading("anna", "not_home")]

        #expect(HouseSituation.begun(devices, before: readings(unknown), changed: left) == nil)
        #expect(HouseSituation.begun(devices, before: readings(shut), changed: left) == nil)
    }

    @Test func `Rain is told once, when it begins`() {
        let rains = [reading("weather", "rainy")]
        let wet = before.merging(["weather": "pouring"]) { $1 }

        #expect(
            HouseSituation.begun(devices, before: readings(before), changed: rains) == .rain([DeviceID("window")]))
        #expect(HouseSituation.begun(devices, before: readings(wet), changed: rains) == nil)
    }

    @Test func `It is said in one sentence`() {
        let answer = HouseAnswer(
            vocabulary: HouseVocabulary(inventory: HouseInventory(devices: devices)), readings: readings(before),
            calendar: .current)

        #expect(
            answer.text(of: .left([DeviceID("window"), DeviceID("lock")]))
                == "Everybody has left: the kitchen window is open; the back door is unlocked.")
    }
}
