@testable import House
import Testing

@Suite("What comes out later than it was told")
struct LateEndsTests {
    private func step(_ device: String, _ outcome: StepOutcome) -> PlanOutcome.Step {
        PlanOutcome.Step(Sample.step(device, .open), outcome)
    }

    private func begun(_ sut: inout LateEnds, _ devices: [String]) -> LateEnds.ID {
        sut.begin(HousePlan(steps: devices.map { Sample.step($0, .open) }, risk: .none))
    }

    @Test("is told at once when the last of a plan has come")
    func together() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b", "c"])
        #expect(
            sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving), step("c", .changed)]), of: id).isEmpty)
        #expect(sut.receive(step("a", .moving)) == [])
        #expect(sut.receive(step("a", .changed)) == [])
        #expect(sut.receive(step("b", .changed)) == [step("a", .changed), step("b", .changed)])
        #expect(sut.receive(step("b", .changed)) == nil)
    }

    @Test("is told at once where it went wrong, and the rest behind it")
    func wrong() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b"])
        _ = sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving)]), of: id)
        #expect(sut.receive(step("a", .jammed)) == [step("a", .jammed)])
        #expect(sut.receive(step("b", .changed)) == [step("b", .changed)])
    }

    @Test("is nothing where all of a plan was seen before")
    func nothing() {
        var sut = LateEnds()
        let id = begun(&sut, ["a"])
        #expect(sut.tell(PlanOutcome(steps: [step("a", .changed)]), of: id).isEmpty)
        #expect(sut.receive(step("a", .jammed)) == nil)
    }

    @Test("may come before the plan was told")
    func early() {
        var sut = LateEnds()
        let id = begun(&sut, ["a", "b"])
        #expect(sut.receive(step("a", .changed)) == [])
        #expect(sut.tell(PlanOutcome(steps: [step("a", .moving), step("b", .moving)]), of: id).isEmpty)
        #expect(sut.receive(step("b", .changed)) == [step("a", .changed), step("b", .changed)])
    }
}
