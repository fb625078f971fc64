/// One thing the offline assistant can do.
protocol SkillProtocol: Sendable {
    /// Phrases it understands, for the recogniser.
    var vocabulary: [String] { get }
    /// It takes any words into its answer. Then only the best reading counts: among ten guesses one always fits.
    var takesAnyWords: Bool { get }
    /// Its answers are exact, or it acts: what it takes is not left to a model, which may be wrong.
    var isExact: Bool { get }
    /// Nil when the words are not its own.
    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]?
}

extension SkillProtocol {
    var takesAnyWords: Bool { false }
    var isExact: Bool { false }

    func say(_ sentences: String...) -> [BrainPart] { Answer.sentences(sentences) }
}
