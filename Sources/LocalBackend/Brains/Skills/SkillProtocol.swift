/// One thing the offline assistant can do.
protocol SkillProtocol: Sendable {
    /// Phrases it understands, for the recogniser.
    var vocabulary: [String] { get }
    /// It takes any words into its answer. Then only the best reading counts: among ten guesses one always fits.
    var takesAnyWords: Bool { get }
    /// Nil when the words are not its own.
    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]?
}

extension SkillProtocol {
    var takesAnyWords: Bool { false }

    func say(_ sentences: String...) -> [BrainPart] { Answer.sentences(sentences) }
}
