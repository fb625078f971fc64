/// How a scenario went: evidence of a level.
public struct ScenarioResult: Hashable, Sendable, Codable {
    public let level: LanguageLevel
    /// 0 to 100.
    public let score: Int
    public let lines: Int
    public let mistakes: Int

    public init(level: LanguageLevel, score: Int, lines: Int, mistakes: Int) {
        self.level = level
        self.score = score
        self.lines = lines
        self.mistakes = mistakes
    }

    /// Most goals reached with little help, and a mistake in every second line at most.
    var isPassed: Bool { score >= 70 && mistakes * 2 <= lines }
}
