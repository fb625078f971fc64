/// Answers with small skills, deterministically and honestly; no model, no network, no hidden state.
public struct SkillBrain: BrainProtocol {
    private let skills: [any Skill]
    private let fallback = FallbackSkill()

    public init() {
        skills = [
            PhraseSkill.greeting, PhraseSkill.identity, PhraseSkill.help, TimerSkill(), ChanceSkill(), CalendarSkill(),
            RepeatSkill(),
            ConversionSkill(), ArithmeticSkill(), MemorySkill(),
        ]
        phrases = skills.flatMap(\.vocabulary)
    }

    private let phrases: [String]

    public func vocabulary(tools: [BrainTool]) -> [String] { phrases + tools.flatMap(ToolVocabulary.phrases) }

    public func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        let parts = parts(prompt)
        return AsyncThrowingStream { continuation in
            for part in parts { continuation.yield(part) }
            continuation.finish()
        }
    }

    /// The whole answer at once.
    func parts(_ prompt: BrainPrompt) -> [BrainPart] {
        if let outputs = ToolReport.sentences(prompt.items) { return Answer.sentences(outputs) }
        guard let last = prompt.items.lastIndex(where: { if case .user = $0 { true } else { false } }),
            case .user(let text, let alternatives) = prompt.items[last]
        else {
            return Answer.sentences(["Hello.", "I am the offline assistant built into echo-tui: ask me what I can do."])
        }
        let context = SkillContext(
            earlier: Array(prompt.items[..<last]), now: prompt.now, timeZone: prompt.timeZone, seed: prompt.seed)
        let readings = ([text] + alternatives).map { Utterance($0) }
        let tools = ToolSkill(tools: prompt.tools, choice: prompt.toolChoice)
        for reading in readings {
            if let parts = tools.answer(reading, in: context) ?? answer(reading, context) { return parts }
        }
        return fallback.answer(readings[0], in: context) ?? []
    }

    private func answer(_ utterance: Utterance, _ context: SkillContext) -> [BrainPart]? {
        skills.lazy.compactMap { $0.answer(utterance, in: context) }.first
    }
}
