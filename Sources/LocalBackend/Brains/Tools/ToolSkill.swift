import EchoWire

/// Calls a function that the client declared when the words ask for it.
struct ToolSkill {
    private let tools: [BrainTool]
    private let choice: BrainToolChoice

    init(tools: [BrainTool], choice: BrainToolChoice) {
        self.tools = tools
        self.choice = choice
    }

    /// A call has to be made, whatever is said.
    var isForced: Bool {
        switch choice {
        case .auto, .none: false
        case .required: !tools.isEmpty
        case .function(let name): tools.contains { $0.name == name }
        }
    }

    /// - Parameter others: what may have been said instead, the most likely first.
    func answer(_ utterance: Utterance, or others: [String] = [], in context: SkillContext) -> [BrainPart]? {
        switch choice {
        case .none: nil
        case .auto:
            resumed(utterance, context) ?? shown(utterance, others)
                ?? best(utterance, atLeast: 1).map { call($0, utterance, others, context) }
        case .required: best(utterance, atLeast: 0).map { forced($0, utterance, context) }
        case .function(let name): tools.first { $0.name == name }.map { forced($0, utterance, context) }
        }
    }

    /// What is said as the examples of a function are, it takes as it is.
    private func shown(_ utterance: Utterance, _ others: [String]) -> [BrainPart]? {
        for tool in tools {
            guard let examples = ToolExamples(tool), examples.fits(utterance) else { continue }
            return whole(tool, examples, utterance, others)
        }
        return nil
    }

    /// A call for what was only perhaps said, where the function takes whole sentences: it is told what was heard, as it is
    /// shown, and weighs the other readings itself.
    func asHeard(_ parts: [BrainPart], _ said: Utterance, or others: [String]) -> [BrainPart] {
        guard parts.count == 1, case .call(let name, _)? = parts.first,
            let tool = tools.first(where: { $0.name == name }), let examples = ToolExamples(tool),
            examples.alternatives != nil
        else { return parts }
        return whole(tool, examples, said, others)
    }

    /// What nobody else takes, and may be meant for a function that takes whole sentences: it says so when it is not.
    func lastResort(_ utterance: Utterance, or others: [String] = []) -> [BrainPart]? {
        guard choice == .auto else { return nil }
        for tool in tools {
            guard let examples = ToolExamples(tool), examples.mayFit(utterance) else { continue }
            return whole(tool, examples, utterance, others)
        }
        return nil
    }

    /// Half a sentence means something else than the whole: nothing is cut out of it.
    private func whole(
        _ tool: BrainTool, _ examples: ToolExamples, _ utterance: Utterance, _ others: [String]
    ) -> [BrainPart] {
        var arguments: JSONObject = [examples.parameter: .string(utterance.asked)]
        if let name = examples.alternatives, !others.isEmpty {
            arguments[name] = .array(others.map { .string(Utterance($0).asked) })
        }
        return [.call(name: tool.name, arguments: JSONValue.object(arguments).text)]
    }

    /// What is asked when a required parameter is not given. Recognised again in the next turn.
    private static func question(_ tool: BrainTool, _ parameter: ToolParameter) -> String {
        let choices = parameter.choices.isEmpty ? "" : ": " + parameter.choices.joined(separator: ", ")
        return opening(tool) + "\(parameter.title)\(choices). What should it be?"
    }

    private static func opening(_ tool: BrainTool) -> String {
        "For \(ToolWords.split(tool.name).joined(separator: " ")) I need the "
    }

    private func best(_ utterance: Utterance, atLeast least: Double) -> BrainTool? {
        let scored = tools.map { ($0, ToolWords($0).score(utterance)) }.filter { $0.1 >= least }
        return scored.reduce(nil as (BrainTool, Double)?) { best, next in
            best.map { $0.1 >= next.1 ? $0 : next } ?? next
        }?.0
    }

    private func call(
        _ tool: BrainTool, _ utterance: Utterance, _ others: [String], _ context: SkillContext
    ) -> [BrainPart] {
        let isNamed = ToolName(tool.name).arguments(in: utterance) != nil
        if !isNamed, let examples = ToolExamples(tool) { return whole(tool, examples, utterance, others) }
        return finished(tool, ToolParameterFiller(tool, from: utterance, in: context))
    }

    private func finished(_ tool: BrainTool, _ filler: ToolParameterFiller) -> [BrainPart] {
        if let missing = filler.missing.first { return [.text(Self.question(tool, missing))] }
        return [.call(name: tool.name, arguments: JSONValue.object(filler.values).text)]
    }

    private func forced(_ tool: BrainTool, _ utterance: Utterance, _ context: SkillContext) -> [BrainPart] {
        var filler = ToolParameterFiller(tool, from: utterance, in: context)
        filler.fillAll(from: utterance)
        return finished(tool, filler)
    }

    /// The words answer the question for a parameter that came before them.
    private func resumed(_ utterance: Utterance, _ context: SkillContext) -> [BrainPart]? {
        guard case .assistant(let asked)? = context.earlier.last, let request = context.saidBefore.first else {
            return nil
        }
        for tool in tools where asked.hasPrefix(Self.opening(tool)) {
            var filler = ToolParameterFiller(tool, from: Utterance(request), in: context)
            guard let parameter = filler.missing.first(where: { Self.question(tool, $0) == asked }) else { continue }
            filler.fill(parameter, from: utterance)
            return finished(tool, filler)
        }
        return nil
    }
}
