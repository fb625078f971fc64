import EchoConcurrency
import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Other languages are ready before somebody speaks one` {
    private func makeSUT(_ clock: ManualClock, locale: String? = nil) -> HouseDesk {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = locale.map { Locale(identifier: $0) }
        return HouseDesk(
            Flat(isLivedIn: false), clock: HouseClock(clock, startingAt: TestDates.morning), calendar: calendar)
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
