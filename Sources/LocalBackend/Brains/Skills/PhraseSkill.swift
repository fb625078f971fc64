/// A skill that is a table: shapes of sentences and what is said to them.
struct PhraseSkill: SkillProtocol {
    struct Entry: Sendable {
        var patterns: [PhrasePattern]
        var answer: @Sendable (SkillContext) -> [String]

        init(_ patterns: String..., answer: @escaping @Sendable (SkillContext) -> [String]) {
            self.patterns = patterns.map { PhrasePattern($0) }
            self.answer = answer
        }
    }

    var entries: [Entry]

    var vocabulary: [String] { entries.flatMap { $0.patterns.flatMap { $0.phrases() } } }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let entry = entries.first { $0.patterns.contains { $0.match(utterance.words) != nil } }
        return entry.map { Answer.sentences($0.answer(context)) }
    }
}
