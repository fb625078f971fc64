@testable import House
import Testing

@Suite struct `What comes out later than it was told` {
    private func step(_ device: String, _ outcome: StepOutcome) -> PlanOutcome.Step {
        PlanOutcome.Step(Sample.step(device, .open), outcome)
    }

    private func begun(_ sut: inout LateEnds, _ devices: [String]) -> LateEnds.ID {
        sut.begin(HousePlan(steps: devices.map { Sample.step($0, .open) }, risk: .none))
    }

    @Test func `is told at once when the last of a plan has come`() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b", "c"])
        #expect(
            sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving), step("c", .changed)]), of: id).isEmpty)
        #expect(sut.receive(step("a", .moving)) == [])
        #expect(sut.receive(step("a", .changed)) == [])
        #expect(sut.receive(step("b", .changed)) == [step("a", .changed), step("b", .changed)])
        #expect(sut.receive(step("b", .changed)) == nil)
    }

    @Test func `is told at once where it went wrong, and the rest behind it`() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b"])
        _ = sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving)]), of: id)
        #expect(sut.receive(step("a", .jammed)) == [step("a", .jammed)])
        #expect(sut.receive(step("b", .changed)) == [step("b", .changed)])
    }

    @Test func `is nothing where all of a plan was seen before`() {
        var sut = LateEnds()
        let id = begun(&sut, ["a"])
        #expect(sut.tell(PlanOutcome(steps: [step("a", .changed)]), of: id).isEmpty)
        #expect(sut.receive(step("a", .jammed)) == nil)
    }

    @Test func `may come before the plan was told`() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b"])
        #expect(sut.receive(step("a", .changed)) == [])
        #expect(sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving)]), of: id).isEmpty)
        #expect(sut.receive(step("b", .changed)) == [step("a", .changed), step("b", .changed)])
    }
}
