import Testing

@testable import Immersion

@Suite struct `Scenarios that cannot be played are refused` {
    func scenario(goals: [String] = [], _ steps: [ScenarioStep]) -> Scenario {
        Scenario(
            id: "s", language: .german, level: .a1, title: "", situation: "", persona: "p",
            goals: goals.map { ScenarioGoal(id: $0, title: $0) }, steps: steps)
    }

    func step(_ id: String, _ answers: [(String, String)] = []) -> ScenarioStep {
        ScenarioStep(
            id: id, says: "x", means: "", answers: answers.map { ScenarioAnswer(say: [$0.0], next: $0.1) })
    }

    @Test func `each problem is named`() {
        func problems(goals: [String] = [], _ steps: [ScenarioStep]) -> [ScenarioProblem] {
            ScenarioRules.problems(of: scenario(goals: goals, steps))
        }
        #expect(problems([]) == [.empty])
        #expect(problems([step("a"), step("a")]) == [.doubleStep("a")])
        #expect(problems([step("a", [("eins", "b")])]) == [.unknownStep("b", from: "a")])
        #expect(problems([step("a"), step("b")]) == [.unreachable(step: "b")])
        #expect(problems([step("a", [("eins", "a")])]) == [.noEnd(step: "a")])
        #expect(problems(goals: ["g"], [step("a")]) == [.goalOutOfReach("g")])
        #expect(problems([step("a", [("eins", "b"), ("Eins!", "b")]), step("b")]) == [.ambiguous("Eins!", step: "a")])
        #expect(problems([step("a", [("eins", "b"), ("zwei", "b")]), step("b")]).isEmpty)
    }

    @Test func `a long ring of steps is checked in linear time`() {
        let steps = (0..<200).map { step("\($0)", [("eins", "\(($0 + 1) % 200)")]) }
        #expect(ScenarioRules.problems(of: scenario(steps)).count == 200)
        let many = (0..<5_000).map { step("\($0)") }
        #expect(ScenarioRules.problems(of: scenario(many)) == [.tooLarge(step: "0")])
    }
}
