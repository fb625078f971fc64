/// How a scenario went: evidence of a level.
public struct ScenarioResult: Hashable, Sendable, Codable {
    public let level: LanguageLevel
    /// 0 to 100.
    public let score: Int
    public let lines: Int
    public let mistakes: Int
    /// Which scenario; nil where that was not kept.
    public let scenario: String?
    /// Whether somebody looked for mistakes; nil where that was not kept.
    public let isChecked: Bool?

    public init(
        level: LanguageLevel, score: Int, lines: Int, mistakes: Int, scenario: String? = nil, isChecked: Bool? = nil
    ) {
        (self.level, self.score, self.lines, self.mistakes) = (level, score, lines, mistakes)
        (self.scenario, self.isChecked) = (scenario, isChecked)
    }

    /// Most goals reached with little help, and a mistake in every second line at most. Where nobody looked for mistakes,
    /// nobody knows.
    var isPassed: Bool { score >= 70 && mistakes * 2 <= lines && isChecked != false }
}
