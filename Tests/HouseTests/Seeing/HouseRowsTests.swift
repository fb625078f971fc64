import EchoText
import Foundation
@testable import House
import Testing

@Suite struct `The rows of the house` {
    private func found(_ words: String) -> [String] {
        let flat = FlatState(now: Sample.now, isLivedIn: false)
        var picture = HousePicture()
        _ = picture.receive(.here(flat.inventory, readings: flat.readings))
        var sut = HouseRows(picture: picture, now: Sample.now)
        sut.search = words
        return sut.rows().compactMap(\.name)
    }

    @Test func `are found by the beginnings of words, of a name or its room`() {
        #expect(found("hall la") == ["Hall lamp"])
        #expect(found("LA") == found("lamp"))
        #expect(found("amp").isEmpty)
        #expect(found("kitchen dish").isEmpty)
        #expect(found("front") == ["Front door lock", "Front door"])
        #expect(found("hall").contains("Alarm"))
    }

    @Test func `say what Enter does, and nothing where it does nothing`() {
        let flat = FlatState(now: Sample.now, isLivedIn: false)
        var picture = HousePicture()
        _ = picture.receive(.here(flat.inventory, readings: flat.readings))
        var sut = HouseRows(picture: picture, now: Sample.now)
        let actions = Dictionary(grouping: sut.rows().filter { $0.device != nil }) { $0.action }
            .mapValues { $0.compactMap(\.name) }

        #expect(actions["switch"]?.contains("Hall lamp") == true)
        #expect(actions["switch"]?.contains("Front door lock") == true)
        #expect(actions[nil]?.contains("Front door") == true)
        #expect(actions[nil]?.contains("Hall temperature") == true)
    }

    @Test func `say which certificate is refused, in lines that are narrow enough`() {
        let flat = FlatState(now: Sample.now, isLivedIn: false)
        var picture = HousePicture()
        _ = picture.receive(.here(flat.inventory, readings: flat.readings))
        let fingerprint = CertificateFingerprint(bytes: (0..<32).map { $0 * 7 }).description
        _ = picture.receive(.away(.certificateRefused(fingerprint: fingerprint, isPinned: true)))
        var sut = HouseRows(picture: picture, now: Sample.now)

        let lines = sut.rows().prefix { $0.device == nil && $0.room == nil }.map { $0.line.map(\.text).joined() }

        #expect(lines.first?.contains("The house cannot be reached.") == true)
        #expect(lines.dropFirst().allSatisfy { $0.count <= 64 }, "\(lines)")
        #expect(lines.map { $0.dropFirst(4) }.joined().contains(fingerprint), "\(lines)")
    }

    @Test func `say the room where two names are equal`() {
        let rooms = ["Kitchen", "Hall"].map { HouseRoom(id: RoomID($0), name: $0) }
        let devices = rooms.map {
            HouseDevice(id: DeviceID($0.name), name: "Ceiling", room: $0.id, kind: .light, abilities: [.power])
        }
        var picture = HousePicture()
        _ = picture.receive(.here(HouseInventory(rooms: rooms, devices: devices), readings: []))
        var sut = HouseRows(picture: picture, now: Sample.now)
        sut.waiting = [
            WaitingOrder(
                id: 1, order: DeviceOrder(device: DeviceID("Hall"), action: .turnOff), askedAt: Sample.now,
                expires: Sample.now)
        ]

        #expect(sut.rows().first?.line[1].text == "turn off the hall ceiling")
    }
}
