import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `The picture of a house` {
    private let now = Sample.now

    private func makeSUT() -> (HousePicture, FlatState) {
        let flat = FlatState(now: now, isLivedIn: false)
        var picture = HousePicture()
        _ = picture.receive(.here(flat.inventory, readings: flat.readings))
        return (picture, flat)
    }

    private func order(_ device: String, _ action: DeviceAction) -> DeviceOrder {
        DeviceOrder(device: DeviceID(device), action: action)
    }

    @Test func `Rooms have their devices, and what is in none comes last`() {
        let (sut, flat) = makeSUT()

        #expect(sut.places.last == .some(nil))
        #expect(sut.places.flatMap { sut.devices(in: $0?.id) }.count == flat.inventory.devices.count)
        #expect(sut.devices(in: RoomID("garage")).map(\.name).contains("Garage door"))
        #expect(sut.room(of: DeviceID("light.hall"))?.name == "Hall")
    }

    @Test func `A window that is moved as a blind is open as one, and the blind of a window is none`() {
        let devices = [("c", "Hall window"), ("d", "Hall window blinds"), ("e", "Awning")].map {
            HouseDevice(id: DeviceID($0.0), name: $0.1, room: nil, kind: .blind, abilities: [.openClose])
        }
        var sut = HousePicture()
        _ = sut.receive(
            .here(HouseInventory(devices: devices), readings: devices.map { Sample.reading($0.id.rawValue, "open") }))

        #expect(sut.standing.open == [DeviceID("c")])
    }

    @Test func `The line says what is open and how long the washing machine takes`() throws {
        var (sut, flat) = makeSUT()
        #expect(HouseSummaryRules.text(sut, now: now) == "")
        var changed = flat.touch(DeviceID("binary_sensor.back_door"), state: "open")
        changed += try flat.carryOut(order("sensor.washing_machine", .start), cause: Sample.ours("a"))
        _ = sut.receive(.changed(changed))

        #expect(HouseSummaryRules.text(sut, now: now + 22 * 60) == "Back door open · Washing machine 23 min")
        _ = sut.receive(.changed(flat.setFault(.unavailable, of: DeviceID("sensor.washing_machine"))))
        #expect(HouseSummaryRules.text(sut, now: now) == "Back door open · 1 device unavailable")
        _ = sut.receive(.changed(flat.touch(DeviceID("binary_sensor.back_door"), state: "closed")))
        #expect(HouseSummaryRules.text(sut, now: now) == "1 device unavailable")
    }

    @Test func `What is under way is no change of its own`() {
        var (sut, flat) = makeSUT()
        for state in ["unlocking", "unlocked", "locking", "locked"] {
            _ = sut.receive(.changed(flat.touch(DeviceID("lock.front_door"), state: state)))
        }

        #expect(sut.recent.newestFirst.map(\.to) == ["locked", "unlocked"])
    }

    @Test func `It is said who changed what last; what is only measured is no news`() throws {
        var (sut, flat) = makeSUT()
        _ = sut.receive(.changed(try flat.carryOut(order("light.hall", .turnOn), cause: Sample.ours("a"))))
        _ = sut.receive(.changed(flat.touch(DeviceID("light.hall"), state: "off")))
        _ = sut.receive(.changed(flat.advance(by: 3600)))

        #expect(sut.recent.newestFirst.map(\.to) == ["off", "on"])
        #expect(sut.recent.last?.cause.origin == .person)
        #expect(sut.recent.last?.from == "on")
        for index in 0..<120 {
            _ = sut.receive(.changed(flat.touch(DeviceID("light.hall"), state: index % 2 == 0 ? "on" : "off")))
        }
        #expect(sut.recent.newestFirst.count == 50)
        #expect(sut.recent.newestFirst.first == sut.recent.last)
        #expect(sut.recent.last?.to == "off")
    }

    @Test func `Only what changed is drawn anew`() throws {
        var (sut, flat) = makeSUT()
        let changed = try flat.carryOut(order("light.hall", .turnOn), cause: Sample.ours("a"))

        #expect(sut.receive(.changed(changed)) == .devices([DeviceID("light.hall")]))
        #expect(sut.receive(.changed(changed)) == .nothing)
        #expect(sut.receive(.changed([Sample.reading("unknown", "on")])) == .nothing)
        #expect(sut.receive(.away(.starting)) == .everything)
        #expect(sut.absence == .starting)
    }

    @Test func `What is removed from the house is gone from the picture`() throws {
        var (sut, flat) = makeSUT()
        _ = sut.receive(.changed(flat.touch(DeviceID("binary_sensor.back_door"), state: "open")))
        let rest = HouseInventory(
            rooms: flat.inventory.rooms,
            devices: flat.inventory.devices.filter { $0.id != DeviceID("binary_sensor.back_door") })
        _ = sut.receive(.inventory(rest))

        #expect(sut.standing.open.isEmpty)
        #expect(sut.readings[DeviceID("binary_sensor.back_door")] == nil)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `Whatever comes, the short ways show the same as a picture from the beginning`(seed: UInt64) {
        var dice = SplitMix(state: seed)
        var (sut, flat) = makeSUT()
        let words = ["on", "off", "open", "closed", "running", "jammed", "unavailable", "unlocked", "triggered"]
        for _ in 0..<60 {
            guard let device = flat.inventory.devices.randomElement(using: &dice) else { continue }
            _ = sut.receive(.changed(flat.touch(device.id, state: words[Int(dice.next() % 9)])))
        }
        var fresh = HousePicture()
        _ = fresh.receive(.here(flat.inventory, readings: flat.readings))

        #expect(sut.standing == fresh.standing)
        #expect(sut.readings == fresh.readings)
    }

    @Test func `Five thousand devices with many changes are shown`() {
        let devices = (0..<5000).map {
            HouseDevice(
                id: DeviceID("w\($0)"), name: "Window \($0)", room: RoomID("r\($0 % 50)"), kind: .windowSensor,
                abilities: [])
        }
        let rooms = (0..<50).map { HouseRoom(id: RoomID("r\($0)"), name: "Room \($0)") }
        var sut = HousePicture()
        _ = sut.receive(
            .here(
                HouseInventory(rooms: rooms, devices: devices),
                readings: devices.map { Sample.reading($0.id.rawValue, "closed") }))
        for index in 0..<50_000 {
            _ = sut.receive(
                .changed([Sample.reading("w\(index % 5000)", index % 3 == 0 ? "open" : "closed", at: Double(index))]))
        }
        #expect(HouseSummaryRules.text(sut, now: now).hasSuffix("more"))
        #expect(sut.standing.open.count == sut.readings.values.count { $0.state == "open" })
    }
}
