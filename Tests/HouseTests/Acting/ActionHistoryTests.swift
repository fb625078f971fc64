import EchoTestKit
import Foundation
import Testing

@testable import House

@Suite struct `What was done and can be taken back` {
    private let devices = Dictionary(
        FlatState(now: Sample.now).inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private func turnedOn(_ device: String, _ outcome: StepOutcome = .changed) -> PlanOutcome {
        let before = Sample.reading(device, "off")
        let after = Sample.reading(device, "on", context: device, by: .us)
        return PlanOutcome(steps: [
            PlanOutcome.Step(PlanStep(device: after.device, from: before, to: .turnOn), outcome, after: after)
        ])
    }

    private func undo(_ history: inout ActionHistory, _ now: PlanOutcome...) -> UndoPlan? {
        let readings = now.flatMap(\.steps).compactMap(\.after).map { ($0.device, $0) }
        return history.undo(
            readings: Dictionary(readings, uniquingKeysWith: { $1 }), devices: devices,
            rules: PlanRules(pinKinds: []))
    }

    private func plan(_ outcome: PlanOutcome) -> HousePlan { HousePlan(steps: outcome.steps.map(\.step), risk: .none) }

    @Test func `The last action is taken back first, and then the one before`() throws {
        var history = ActionHistory()
        let (first, second) = (turnedOn("light.bedroom"), turnedOn("light.kitchen"))
        history.note(first, of: plan(first))
        history.note(second, of: plan(second))

        let last = try #require(undo(&history, first, second))
        #expect(last.plan.devices.map(\.rawValue) == ["light.kitchen"])
        // Asked for again before it was carried out: it is still the last one.
        #expect(undo(&history, first, second)?.plan.devices.map(\.rawValue) == ["light.kitchen"])
        history.note(PlanOutcome(steps: []), of: last.plan)
        #expect(undo(&history, first, second)?.plan.devices.map(\.rawValue) == ["light.bedroom"])
    }

    @Test func `What changed nothing is nothing to take back; what comes out later is`() throws {
        var history = ActionHistory()
        #expect(!history.canUndo)
        history.remember(turnedOn("light.bedroom", .noAnswer))
        #expect(!history.canUndo)
        let seen = turnedOn("light.bedroom")
        history.correct(try #require(seen.steps.first))
        #expect(history.canUndo)
        #expect(undo(&history, seen)?.plan.steps.map(\.to) == [.turnOff])
    }

    @Test func `No more actions are remembered than anybody takes back`() {
        var history = ActionHistory()
        for _ in 0..<(ActionHistory.most + 5) { history.remember(turnedOn("light.bedroom")) }
        var count = 0
        while let undo = undo(&history, turnedOn("light.bedroom")), count < 100 {
            history.note(PlanOutcome(steps: []), of: undo.plan)
            count += 1
        }
        #expect(count == ActionHistory.most)
        #expect(!history.canUndo)
    }
}
