/// A situation to talk through: steps that branch, and goals.
public struct Scenario: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let language: RoomLanguage
    public let level: LanguageLevel
    public let title: String
    /// The situation, in English.
    public let situation: String
    public let persona: String
    public let goals: [ScenarioGoal]
    /// The first one begins.
    public let steps: [ScenarioStep]
    /// Words of its own language that it is found by, beside those of its first step.
    public let keywords: [String]

    public init(
        id: String, language: RoomLanguage, level: LanguageLevel, title: String, situation: String, persona: String,
        goals: [ScenarioGoal], steps: [ScenarioStep], keywords: [String] = []
    ) {
        self.id = id
        self.language = language
        self.level = level
        self.title = title
        self.situation = situation
        self.persona = persona
        self.goals = goals
        self.steps = steps
        self.keywords = keywords
    }

    public func step(_ id: String) -> ScenarioStep? {
        steps.first { $0.id == id }
    }
}
