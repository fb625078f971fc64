import Foundation
import Testing

@testable import House

@Suite struct `What was asked back` {
    private let now = TestDates.morning
    private let risky = HousePlan(
        steps: [PlanStep(device: DeviceID("lock.front"), to: .unlock)], risk: .needsPIN([.unlocks]))

    @Test func `takes the PIN only where the plan wants it and there is one`() {
        let many = HousePlan(steps: risky.steps, risk: .needsYes([.many(6)]))
        #expect(HouseAsking.question(of: risky, hasPIN: true) == .pin(risky))
        #expect(HouseAsking.question(of: risky, hasPIN: false) == .confirm(risky))
        #expect(HouseAsking.question(of: many, hasPIN: true) == .confirm(many))
    }

    @Test func `is answered within five minutes, and promises nothing once it was answered`() {
        var sut = HouseAsking()
        sut.ask(.confirm(risky), at: now)
        sut.promised = HouseWatch(devices: [DeviceID("lock.front")], test: .locked, text: "the door is locked")

        #expect(sut.fresh(at: now.addingTimeInterval(HouseAsking.patience)) == .confirm(risky))
        #expect(sut.fresh(at: now.addingTimeInterval(HouseAsking.patience + 1)) == nil)
        sut.ask(nil, at: now)
        #expect(sut.promised == nil)
    }

    @Test func `takes figures for the PIN it asked for, and for a stray one else`() {
        var sut = HouseAsking()
        #expect(!sut.isPIN("2468"))
        #expect(sut.straysAsPIN("2468", isSet: true, at: now) == .perhaps)
        sut.ask(.pin(risky), at: now)
        #expect(sut.isPIN("2468"))
        #expect(sut.straysAsPIN("2468", isSet: true, at: now) == .no)
    }
}
