import EchoWire
import Foundation

/// Answers with small skills, deterministically and honestly; no model, no network, no hidden state.
public struct SkillBrain: BrainProtocol {
    /// Nobody asks for a skill in a longer text.
    private static let mostWords = 1000

    /// Only somebody on the telephone may hang up.
    private static let hangUps: Set<String> = ["hang_up", "end_call"]

    private let skills: [any SkillProtocol]
    private let houseless = HouselessSkill()
    private let unknowable = UnknowableSkill()
    private let fallback = FallbackSkill()
    private var standsIn = false
    private let room = ReadingRoom()

    public init() {
        skills = [
            PhraseSkill.greeting, PhraseSkill.identity, PhraseSkill.help, TimerSkill(), ChanceSkill(), CalendarSkill(),
            WorldClockSkill(), DaySpanSkill(), SpellingSkill(), RepeatSkill(), ConversionSkill(), TipSkill(),
            ArithmeticSkill(), NameSkill(), MemorySkill(),
        ]
        phrases = skills.flatMap(\.vocabulary)
    }

    private let phrases: [String]

    /// The same, where a model was asked before and failed.
    var standingIn: SkillBrain {
        var brain = self
        brain.standsIn = true
        return brain
    }

    public func vocabulary(tools: [BrainTool]) -> [String] {
        phrases + tools.filter { $0.name != DelegateTool.name }.flatMap(ToolVocabulary.phrases)
    }

    /// Read on a thread of its own, and not to the end when nobody waits for it any more.
    public func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        room.stream(bytes: prompt.items.reduce(0) { $0 + $1.bytes }) { parts(prompt) }
    }

    /// Names what answers. Nobody thinks here, and nobody says so.
    public func thoughts(about prompt: BrainPrompt) -> String {
        let said = Self.said(prompt)
        guard said.utf8.count <= Self.mostThoughtAbout else { return "The text is long: I looked for its question." }
        if case .callOutput? = prompt.items.last { return "The functions have answered: here is what they returned." }
        let context = context(prompt)
        let utterance = Utterance(said)
        let tools = ToolSkill(tools: prompt.tools, choice: prompt.toolChoice)
        if case .call(let name, _)? = tools.answer(utterance, in: context)?.first {
            return "I compared the words with the functions that I may call: they ask for \(name)."
        }
        guard let skill = skills.first(where: { $0.answer(utterance, in: context) != nil }) else {
            return "I compared the words with all that I can do, and nothing fits."
        }
        return "I compared the words with my skills: \(Self.title(of: skill)) fits."
    }

    /// Bytes of a text that is read a second time for it.
    private static let mostThoughtAbout = 2_000

    /// `CalendarSkill` is the calendar.
    private static func title(of skill: any SkillProtocol) -> String {
        let words = ToolWords.split("\(type(of: skill))").map { $0.lowercased() }.filter { $0 != "skill" }
        return "the one named " + words.joined(separator: " ")
    }

    /// The whole answer at once; a part of it when the task is cancelled meanwhile.
    func parts(_ prompt: BrainPrompt) -> [BrainPart] {
        let own = prompt.tools.filter { $0.name != DelegateTool.name }
        let tools = ToolSkill(tools: own, choice: prompt.toolChoice)
        let outputs = ToolReport.sentences(prompt.items)
        guard prompt.format != nil || tools.isForced else { return words(prompt, tools, outputs) }
        let said = Self.said(prompt)
        if outputs == nil, let call = call(said, prompt, tools) { return call }
        guard let format = prompt.format else { return words(prompt, tools, outputs) }
        let text = ((outputs ?? []) + [said]).joined(separator: "\n")
        switch format {
        case .schema(_, let schema): return [filled(schema, from: text, prompt)]
        case .object:
            guard let found = SchemaSearch.schema(in: prompt) else { return Self.object(words(prompt, tools, outputs)) }
            let part = filled(found.schema, from: found.removed(from: text), prompt)
            return if case .text = part { [part] } else { Self.object([part]) }
        }
    }

    private func filled(_ schema: JSONValue, from text: String, _ prompt: BrainPrompt) -> BrainPart {
        var filler = SchemaFiller(schema, now: prompt.now, timeZone: prompt.timeZone)
        return filler.answer(from: text)
    }

    /// What the user said since the last answer.
    private static func said(_ prompt: BrainPrompt) -> String {
        let last = prompt.items.reversed().drop { if case .user = $0 { false } else { true } }
        let texts = last.prefix { if case .user = $0 { true } else { false } }
        return texts.reversed().compactMap { if case .user(let text, _) = $0 { text } else { nil } }
            .joined(separator: "\n")
    }

    private func call(_ said: String, _ prompt: BrainPrompt, _ tools: ToolSkill) -> [BrainPart]? {
        let parts = tools.answer(Utterance(said), in: context(prompt))
        return if tools.isForced { parts } else if case .call? = parts?.first { parts } else { nil }
    }

    private static func object(_ parts: [BrainPart]) -> [BrainPart] {
        let text = parts.map { part in
            switch part {
            case .text(let text), .refusal(let text): text
            case .call, .announce, .delayed, .provider: ""
            }
        }.joined()
        let calls = parts.filter { if case .call = $0 { true } else { false } }
        return calls.isEmpty ? [.text(JSONValue.object(["answer": .string(text)]).text)] : calls
    }

    func context(_ prompt: BrainPrompt) -> SkillContext {
        let last = prompt.items.lastIndex { if case .user = $0 { true } else { false } } ?? 0
        return SkillContext(
            earlier: Array(prompt.items[..<last]), now: prompt.now, timeZone: prompt.timeZone, seed: prompt.seed,
            canAnnounce: prompt.canAnnounce, isOnPhone: prompt.tools.contains { Self.hangUps.contains($0.name) },
            standsIn: standsIn, hasHouse: prompt.tools.contains { HouselessSkill.isOfHouse($0.name) })
    }

    private func words(_ prompt: BrainPrompt, _ tools: ToolSkill, _ outputs: [String]?) -> [BrainPart] {
        if let outputs {
            guard ToolReport.isMisunderstood(prompt.items) else { return Answer.sentences(outputs) }
            return words(prompt, ToolSkill(tools: [], choice: .none), nil)
        }
        if case .system(let order)? = prompt.items.last, let answer = InstructionSkill.answer(to: order) {
            return answer
        }
        guard let last = prompt.items.last(where: { if case .user = $0 { true } else { false } }),
            case .user(let text, let alternatives) = last
        else {
            return Answer.sentences(["Hello.", "I am the offline assistant built into echo-tui: ask me what I can do."])
        }
        let context = context(prompt)
        let said = Utterance(text)
        return tools.answer(said, or: alternatives, in: context) ?? answer(said, context, skills)
            ?? alternatives.indices.lazy.compactMap { reread(alternatives[$0...], tools, context) }.first.map {
                tools.asHeard($0, said, or: alternatives)
            }
            ?? tools.lastResort(said, or: alternatives) ?? Self.delegation(prompt)
            ?? houseless.answer(said, in: context) ?? halves(text, in: context)
            ?? unknowable.answer(said, in: context) ?? fallback.answer(said, in: context) ?? []
    }

    /// What is beyond all skills goes to whoever can do more, if there is anyone.
    private static func delegation(_ prompt: BrainPrompt) -> [BrainPart]? {
        guard prompt.tools.contains(where: { $0.name == DelegateTool.name }) else { return nil }
        return [.call(name: DelegateTool.name, arguments: "{}")]
    }

    /// A lesser reading counts when it is a whole sentence of a skill or gives all that a function needs.
    private func reread(
        _ readings: ArraySlice<String>, _ tools: ToolSkill, _ context: SkillContext
    ) -> [BrainPart]? {
        let utterance = Utterance(readings.first ?? "")
        if let parts = tools.answer(utterance, or: Array(readings.dropFirst()), in: context), case .call? = parts.first
        {
            return parts
        }
        return answer(utterance, context, skills.filter { !$0.takesAnyWords })
    }

    /// What is better not left to a model: sums, units, dates, timers, spelling, and the house. Nil for all else.
    func exactly(_ prompt: BrainPrompt) -> [BrainPart]? {
        guard prompt.format == nil, prompt.toolChoice == .auto else { return nil }
        let house = prompt.tools.filter { HouselessSkill.isOfHouse($0.name) }
        switch prompt.items.last {
        case .callOutput:
            guard Self.lastCalls(prompt.items).allSatisfy(HouselessSkill.isOfHouse),
                !ToolReport.isMisunderstood(prompt.items)
            else { return nil }
            return ToolReport.sentences(prompt.items).map { Answer.sentences($0) }
        case .user(let text, let alternatives):
            let (utterance, context) = (Utterance(text), context(prompt))
            let tools = ToolSkill(tools: house, choice: .auto)
            if let parts = tools.answer(utterance, or: alternatives, in: context), case .call? = parts.first {
                return parts
            }
            return exactly(utterance, in: context) ?? wholly(text, in: context)
        default: return nil
        }
    }

    func exactly(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        answer(utterance, context, skills.filter(\.isExact))
    }

    /// The names of the functions whose outputs end the conversation.
    private static func lastCalls(_ items: [BrainItem]) -> [String] {
        let last = items.reversed().prefix { item in
            switch item {
            case .call, .callOutput: true
            default: false
            }
        }
        return last.compactMap { if case .call(_, let name, _) = $0 { name } else { nil } }
    }

    private func answer(_ utterance: Utterance, _ context: SkillContext, _ skills: [any SkillProtocol]) -> [BrainPart]?
    {
        let isLong = utterance.isCut || utterance.words.count > Self.mostWords
        return skills.lazy.filter { (!isLong || $0.takesAnyWords) && !Task.isCancelled }
            .compactMap { $0.answer(utterance, in: context) }.first
    }
}

extension BrainItem {
    fileprivate var bytes: Int {
        switch self {
        case .system(let text), .assistant(let text): text.utf8.count
        case .user(let text, let alternatives): alternatives.reduce(text.utf8.count) { $0 + $1.utf8.count }
        case .call(_, _, let arguments): arguments.utf8.count
        case .callOutput(_, let output): output.utf8.count
        }
    }
}
