/// The result of a conversation.
public struct RoomSummary: Hashable, Sendable {
    /// The learner's own speech.
    public let spoken: Duration
    /// From the first line to the end.
    public let lasted: Duration
    /// What the persona said, as long as it takes to listen to it, and what was written, as long as that takes.
    public var heardAndWritten: Duration = .zero
    /// The scenario that was played.
    public var scenario: String?
    /// Whether somebody looked for mistakes; nil where nobody says.
    public var isChecked: Bool?
    public let linesSaid: Int
    public private(set) var errors: [RuleCount]
    public let newWords: [LookedUpWord]
    public let goals: [GoalScore]
    public private(set) var drill: [DrillItem]
    /// Words whose pronunciation was judged, and those of them to listen to again.
    public var wordsJudged = 0
    public var wordsUnclear = 0

    /// The time that was spent with the language: never more than went by, and nothing for waiting.
    public var practised: Duration { min(lasted, spoken + heardAndWritten) }

    /// Without a correction that was wrong, and without its count.
    func without(_ item: DrillItem) -> RoomSummary {
        var summary = self
        summary.drill.removeAll { $0 == item }
        summary.errors = RuleCount.without(item, in: errors)
        return summary
    }

    init(
        spoken: Duration, lasted: Duration, linesSaid: Int, errors: [RuleCount], newWords: [LookedUpWord],
        goals: [GoalScore], drill: [DrillItem], wordsJudged: Int = 0, wordsUnclear: Int = 0
    ) {
        (self.spoken, self.lasted, self.linesSaid, self.errors) = (spoken, lasted, linesSaid, errors)
        (self.newWords, self.goals, self.drill) = (newWords, goals, drill)
        (self.wordsJudged, self.wordsUnclear) = (wordsJudged, wordsUnclear)
    }

    /// The mean of the goals, 0 to 100; nil without goals.
    public var score: Int? {
        guard !goals.isEmpty else { return nil }
        return Int((Double(goals.map(\.score).reduce(0, +)) / Double(goals.count)).rounded())
    }
}
