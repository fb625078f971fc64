import Foundation
import Testing

@testable import Immersion

@Suite struct `Learning steps are chosen` {
    private let noon = Date(timeIntervalSince1970: 1_700_049_600)

    @Test(arguments: [
        ("1m 10m", [60, 600], "1m 10m"), ("30s, 5M 1d", [30, 300, 86_400], "30s 5m 1d"),
        ("90 2h", [5_400, 7_200], "90m 2h"),
        ("none", [], "none"), ("90s", [90], "90s"),
    ])
    func `as people write them`(text: String, seconds: [Int], again: String) throws {
        let steps = try #require(LearningSteps(text))
        #expect(steps.waits == seconds.map { Duration.seconds($0) })
        #expect(steps.text == again)
    }

    @Test(arguments: ["", "x", "m", "0m", "-1m", "8d", "1m none", "1.5h", "1m 1m 1m 1m 1m 1m 1m 1m 1m 1m 1m"])
    func `and what is none is said to be none`(text: String) {
        #expect(LearningSteps(text) == nil)
        #expect(LearningSteps.objection(text) == "must be times such as 1m 10m, up to 7d, or none")
    }

    @Test func `they decide when a new card is asked again, and when a forgotten one is`() throws {
        var plan = ReviewPlan()
        plan.steps = try #require(LearningSteps("5m 1h"))
        plan.relearning = try #require(LearningSteps("none"))
        let first = plan.scheduler.answer(.good, to: CardMemory(due: noon), at: noon)
        #expect(first.stage == .learning && first.due == noon + 3_600)

        let known = CardMemory(
            stage: .review, step: nil, stability: 20, difficulty: 5, due: noon, lastAnswer: noon - 20 * 86_400)
        #expect(plan.scheduler.answer(.again, to: known, at: noon).stage == .review)
        plan.steps = try #require(LearningSteps("none"))
        #expect(plan.scheduler.answer(.good, to: CardMemory(due: noon), at: noon).stage == .review)
    }
}
