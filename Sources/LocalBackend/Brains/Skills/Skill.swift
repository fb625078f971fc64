/// One thing the offline assistant can do.
protocol Skill: Sendable {
    /// Phrases it understands, for the recogniser.
    var vocabulary: [String] { get }
    /// Nil when the words are not its own.
    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]?
}

extension Skill {
    func say(_ sentences: String...) -> [BrainPart] { Answer.sentences(sentences) }
}
