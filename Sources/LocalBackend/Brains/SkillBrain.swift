import EchoWire
import Foundation

/// Answers with small skills, deterministically and honestly; no model, no network, no hidden state.
public struct SkillBrain: BrainProtocol {
    /// Nobody asks for a skill in a longer text, and to look for one in it would take seconds.
    private static let mostWords = 1000

    private let skills: [any SkillProtocol]
    private let fallback = FallbackSkill()

    public init() {
        skills = [
            PhraseSkill.greeting, PhraseSkill.identity, PhraseSkill.help, TimerSkill(), ChanceSkill(), CalendarSkill(),
            WorldClockSkill(), DaySpanSkill(), SpellingSkill(), RepeatSkill(), ConversionSkill(), ArithmeticSkill(),
            MemorySkill(),
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
        switch prompt.format {
        case nil: words(prompt)
        case .object: Self.object(words(prompt))
        case .schema(_, let schema): structured(schema, prompt)
        }
    }

    private func structured(_ schema: JSONValue, _ prompt: BrainPrompt) -> [BrainPart] {
        let said = prompt.items.reversed().lazy.compactMap { if case .user(let text, _) = $0 { text } else { nil } }
        var filler = SchemaFiller(schema, now: prompt.now, timeZone: prompt.timeZone)
        return [filler.answer(from: said.first ?? "")]
    }

    private static func object(_ parts: [BrainPart]) -> [BrainPart] {
        let text = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        let calls = parts.filter { if case .call = $0 { true } else { false } }
        return calls.isEmpty ? [.text(JSONValue.object(["answer": .string(text)]).text)] : calls
    }

    private func words(_ prompt: BrainPrompt) -> [BrainPart] {
        if let outputs = ToolReport.sentences(prompt.items) { return Answer.sentences(outputs) }
        guard let last = prompt.items.lastIndex(where: { if case .user = $0 { true } else { false } }),
            case .user(let text, let alternatives) = prompt.items[last]
        else {
            return Answer.sentences(["Hello.", "I am the offline assistant built into echo-tui: ask me what I can do."])
        }
        let context = SkillContext(
            earlier: Array(prompt.items[..<last]), now: prompt.now, timeZone: prompt.timeZone, seed: prompt.seed,
            canAnnounce: prompt.canAnnounce)
        let tools = ToolSkill(tools: prompt.tools, choice: prompt.toolChoice)
        let said = Utterance(text)
        return tools.answer(said, in: context) ?? answer(said, context, skills)
            ?? alternatives.lazy.compactMap { reread(Utterance($0), tools, context) }.first
            ?? fallback.answer(said, in: context) ?? []
    }

    /// A lesser reading counts when it is a whole sentence of a skill or gives all that a function needs.
    private func reread(_ utterance: Utterance, _ tools: ToolSkill, _ context: SkillContext) -> [BrainPart]? {
        if let parts = tools.answer(utterance, in: context), case .call? = parts.first { return parts }
        return answer(utterance, context, skills.filter { !$0.takesAnyWords })
    }

    private func answer(_ utterance: Utterance, _ context: SkillContext, _ skills: [any SkillProtocol]) -> [BrainPart]?
    {
        let isLong = utterance.words.count > Self.mostWords
        return skills.lazy.filter { !isLong || $0.takesAnyWords }.compactMap { $0.answer(utterance, in: context) }.first
    }
}
