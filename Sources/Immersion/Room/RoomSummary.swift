/// What came of a conversation.
public struct RoomSummary: Hashable, Sendable {
    /// The learner's own speech.
    public let spoken: Duration
    /// From the first line to the end.
    public let lasted: Duration
    public let linesSaid: Int
    public let errors: [RuleCount]
    public let newWords: [LookedUpWord]
    public let goals: [GoalScore]
    public let drill: [DrillItem]
    /// Words whose pronunciation was judged, and those of them to listen to again.
    public var wordsJudged = 0
    public var wordsUnclear = 0

    /// The mean of the goals, 0 to 100; nil without goals.
    public var score: Int? {
        guard !goals.isEmpty else { return nil }
        return Int((Double(goals.map(\.score).reduce(0, +)) / Double(goals.count)).rounded())
    }
}
