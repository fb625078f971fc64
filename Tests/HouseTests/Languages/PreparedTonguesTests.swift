import EchoConcurrency
import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Other languages are ready before somebody speaks one` {
    private func makeSUT(_ clock: ManualClock, isLarge: Bool = true) -> HouseDesk {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return HouseDesk(
            Fixed(fixedInventory: isLarge ? large : Flat(isLivedIn: false).fixedInventory),
            clock: HouseClock(clock, startingAt: TestDates.morning), calendar: calendar)
    }

    /// The flat, with more lamps than anybody has.
    private var large: HouseInventory {
        var inventory = Flat(isLivedIn: false).fixedInventory ?? HouseInventory()
        inventory.devices += (0..<250).map { number in
            HouseDevice(
                id: DeviceID("light.l\(number)"), name: "Lamp \(number)", room: RoomID("hall"), kind: .light,
                abilities: [.power])
        }
        return inventory
    }

    private struct Fixed: HouseProtocol {
        let fixedInventory: HouseInventory?

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {}
        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }
        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }

    @Test func `all of them, as soon as the names have come`() async {
        let clock = ManualClock()
        let desk = makeSUT(clock)

        desk.learnWords()
        #expect(desk.foreign.ready.isEmpty)
        #expect(await eventually { clock.sleepers > 0 })
        clock.advance(by: .seconds(1))

        #expect(await eventually { desk.foreign.ready == Set(HouseTongue.foreign) })
    }

    @Test func `the one that was chosen alone, and none for English`() async {
        let clock = ManualClock()
        let desk = makeSUT(clock)
        desk.manner.tongue = .spanish

        desk.learnWords()
        #expect(await eventually { clock.sleepers > 0 })
        clock.advance(by: .seconds(1))
        #expect(await eventually { desk.foreign.ready == [.spanish] })

        desk.manner.tongue = .english
        desk.learnWords()
        #expect(desk.foreign.ready.isEmpty && clock.sleepers == 0)
    }

    @Test func `none where the first sentence is quick without`() {
        let clock = ManualClock()
        let desk = makeSUT(clock, isLarge: false)

        desk.learnWords()

        #expect(desk.naming.tongues == nil)
    }

    @Test func `and mean what they mean where they are made for the first sentence`() async {
        let desk = makeSUT(ManualClock())
        desk.learnWords()
        let unready = desk.heard("Schalte das Licht in der Küche ein").understood

        desk.foreign.take(await ForeignWords.prepared(.german, desk.skill, desk.answer))

        #expect(unready != .nothing)
        #expect(desk.heard("Schalte das Licht in der Küche ein").understood == unready)
        #expect(desk.localized("The kitchen lamp is on now.", .german) != "The kitchen lamp is on now.")
    }

    @Test func `and what was made for other names is not taken any more`() async {
        let clock = ManualClock()
        let desk = makeSUT(clock)
        desk.learnWords()
        #expect(await eventually { clock.sleepers == 1 })

        desk.learnWords()
        #expect(await eventually { clock.sleepers == 1 })
        desk.naming.tongues?.cancel()
        clock.advance(by: .seconds(1))
        await desk.naming.tongues?.value

        #expect(desk.foreign.ready.isEmpty)
    }
}
