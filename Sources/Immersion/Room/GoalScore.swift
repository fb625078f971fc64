/// How well a goal was reached.
public struct GoalScore: Hashable, Sendable, Codable {
    public let goal: ScenarioGoal
    /// 0 where it was not reached; from 40 with much help to 100 without any.
    public let score: Int

    public init(goal: ScenarioGoal, score: Int) {
        self.goal = goal
        self.score = score
    }

    /// Every hint costs 15, every answer that was not understood 10.
    static func score(hints: Int, misunderstood: Int) -> Int {
        max(100 - 15 * min(hints, 100) - 10 * min(misunderstood, 100), 40)
    }
}
