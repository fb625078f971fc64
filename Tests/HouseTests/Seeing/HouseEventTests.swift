import Echo
import EchoWire
import Foundation
import Testing

@testable import House

@Suite struct `What the event log is told of a house` {
    private func makeSUT() -> (HousePicture, FlatState) {
        let flat = FlatState(now: Sample.now, isLivedIn: false)
        var picture = HousePicture()
        _ = picture.receive(.here(flat.inventory, readings: flat.readings))
        return (picture, flat)
    }

    private func json(_ event: HouseEvent, _ picture: HousePicture) throws -> (WireRecord, JSONValue) {
        let record = event.record(at: Sample.now, devices: picture.devices)
        return (record, try JSONValue(parsing: record.json))
    }

    @Test func `A change says what it was, what it is, and who did it`() throws {
        var (picture, flat) = makeSUT()
        let order = DeviceOrder(device: DeviceID("light.hall"), action: .turnOn)
        let changed = try flat.carryOut(order, cause: Sample.ours("a1"))

        let event = try #require(HouseEvent(.changed(changed), before: picture))
        let (record, json) = try json(event, picture)
        #expect(record.type == "house.state.changed" && record.direction == .received)
        let change = try #require(json["changes"]?[0])
        #expect(change["name"]?.string == "Hall lamp")
        #expect(change["from"]?.string == "off")
        #expect(change["to"]?.string?.hasPrefix("on") == true)
        #expect(change["by"]?.string == "echo-tui" && change["context"]?.string == "a1")

        _ = picture.receive(.changed(changed))
        #expect(HouseEvent(.changed(changed), before: picture) == nil)
    }

    @Test func `Of many changes at once a few are named, the others counted`() throws {
        let devices = (0..<500).map { number in
            HouseDevice(id: DeviceID("l\(number)"), name: "L", room: nil, kind: .light, abilities: [.power])
        }
        var picture = HousePicture()
        _ = picture.receive(.here(HouseInventory(devices: devices), readings: []))
        let readings = (0..<500).map { Sample.reading("l\($0)", "on") }

        let event = try #require(HouseEvent(.changed(readings), before: picture))
        let (record, json) = try json(event, picture)
        #expect(json["changes"]?.array?.count == HouseEvent.most)
        #expect(json["more"] == .integer(500 - HouseEvent.most))
        #expect(record.json.utf8.count < 4_000)
    }

    @Test func `An order goes out, and what the house says to it comes in`() throws {
        let (picture, _) = makeSUT()
        let order = DeviceOrder(device: DeviceID("lock.front_door"), action: .unlock)

        let (sent, said) = try json(.orderSent(order), picture)
        #expect(sent.type == "house.order.sent" && sent.direction == .sent)
        #expect(said["order"]?.string == "unlock Front door lock")
        let (refused, why) = try json(.orderFailed(order, .refused(code: "home_assistant_error")), picture)
        #expect(refused.type == "house.order.failed" && refused.direction == .received)
        #expect(why["reason"]?.string == "refused: home_assistant_error")
    }

    @Test func `That it is there, and that it went away`() throws {
        let (picture, flat) = makeSUT()

        let here = try #require(HouseEvent(.here(flat.inventory, readings: []), before: HousePicture()))
        #expect(try json(here, picture).1["devices"] == .integer(flat.inventory.devices.count))
        let away = try #require(HouseEvent(.away(.unreachable(address: "home.local:8123")), before: picture))
        #expect(try json(away, picture).1["reason"]?.string == "nobody answers at home.local:8123")
        let fingerprint = CertificateFingerprint(bytes: (0..<32).map { $0 }).description
        let refused = try #require(
            HouseEvent(.away(.certificateRefused(fingerprint: fingerprint)), before: picture))
        #expect(try json(refused, picture).1["reason"]?.string == "certificate refused: \(fingerprint)")
    }

    @Test func `A name commands nothing, and does not hide`() throws {
        let device = HouseDevice(
            id: DeviceID("l"), name: "a\u{1B}[2J\nb", room: nil, kind: .light, abilities: [.power])
        let order = DeviceOrder(device: device.id, action: .turnOn)

        let record = HouseEvent.orderSent(order).record(at: Sample.now, devices: [device.id: device])
        #expect(try JSONValue(parsing: record.json)["order"]?.string == "turn on a [2J b")
    }
}
