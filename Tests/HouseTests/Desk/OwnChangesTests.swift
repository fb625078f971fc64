import EchoTestKit
import Foundation
@testable import House
import Testing

/// A house knows this program by a user that other remotes have too, so that after a start it tells its changes as
/// somebody's.
@MainActor @Suite struct `Own changes stay known after the program has been started again` {
    private let lamp = HouseDevice(
        id: DeviceID("light.hall"), name: "Hall lamp", room: nil, kind: .light, abilities: [.power])

    private func desk(_ keeper: HouseMemoryInbox) -> HouseDesk {
        let desk = HouseDesk(RecordingHouse(), keeper: keeper)
        desk.upkeep.isLoaded = true
        desk.memory = keeper.memory ?? HouseMemory()
        return desk
    }

    private func reading(_ state: String, _ mark: String, _ origin: ChangeCause.Origin) -> DeviceReading {
        Sample.reading("light.hall", state, context: mark, by: origin)
    }

    private func here(_ reading: DeviceReading) -> HouseNews {
        .here(HouseInventory(devices: [lamp]), readings: [reading])
    }

    @Test func `what it changed is its doing, and what somebody else changed is not`() async {
        let keeper = HouseMemoryInbox()
        let first = desk(keeper)
        first.receive(here(reading("off", "a", .unknown)))
        first.receive(.changed([reading("on", "b", .us)]))
        #expect(await eventually { keeper.memory?.ownMarks == OwnMarks().noting([Sample.ours("b")]) })

        let second = desk(keeper)
        second.receive(here(reading("on", "b", .person)))
        #expect(second.picture.readings[lamp.id]?.cause.origin == .us)
        second.receive(.changed([reading("off", "c", .person)]))
        #expect(second.picture.readings[lamp.id]?.cause.origin == .person)
    }

    @Test func `as many marks are kept as are of use`() {
        var marks = OwnMarks()
        for count in 0..<1_000 { _ = marks.note(Sample.ours("mark-\(count)")) }
        #expect(marks == OwnMarks().noting((800..<1_000).map { Sample.ours("mark-\($0)") }))
        let others = [
            Sample.ours(String(repeating: "x", count: 65)), Sample.ours("mark-999"),
            ChangeCause(context: "theirs", origin: .person),
        ]
        #expect(others.allSatisfy { marks.noting([$0]) == marks })
    }

    @Test func `what older versions kept can be read`() throws {
        let old = try JSONEncoder().encode(HouseMemory())
        #expect(!String(decoding: old, as: UTF8.self).contains("marks"))
        #expect(try JSONDecoder().decode(HouseMemory.self, from: old) == HouseMemory())
    }
}

extension OwnMarks {
    fileprivate func noting(_ causes: [ChangeCause]) -> OwnMarks {
        var more = self
        for cause in causes { _ = more.note(cause) }
        return more
    }
}
