/// A scenario as it is played, without any model: hears, understands, answers.
public struct ScenarioSession: Sendable {
    public let scenario: Scenario
    public private(set) var step: ScenarioStep?
    /// Goals that were reached, in their order.
    public private(set) var reached: [ScenarioGoal] = []
    /// Hints that were shown in the whole scenario.
    public private(set) var hintsShown = 0
    private var attempts = 0
    private var hintLevel = 0

    /// Nil for a scenario without steps.
    public init?(_ scenario: Scenario) {
        guard let first = scenario.steps.first else { return nil }
        self.scenario = scenario
        step = first
    }

    /// Where somebody else carried the conversation until now: at the step that these words answer, else at the first
    /// one with a goal that is left. Nil for a scenario without steps.
    init?(_ scenario: Scenario, reached: [ScenarioGoal], answering text: String = "") {
        self.init(scenario)
        self.reached = reached
        let left = Set(scenario.goals.map(\.id)).subtracting(reached.map(\.id))
        let steps = scenario.steps.filter { !$0.answers.isEmpty }
        step =
            steps.first { AnswerMatcher.match(text, with: $0, in: scenario.language, isSpoken: false) != nil }
            ?? steps.first { $0.answers.contains { left.contains($0.goal ?? "") } } ?? step
    }

    /// The first line.
    public func opening() -> [ScenarioEvent] {
        step.map { [.said($0.says)] + ($0.answers.isEmpty ? [.ended] : []) } ?? []
    }

    public var isOver: Bool { step?.answers.isEmpty ?? true }

    /// What can be said now, for a recogniser of a closed set.
    public var expected: [String] {
        isOver ? [] : (step?.expected ?? []) + AnswerMatcher.lost(in: scenario.language)
    }

    /// What the persona may say next, the likeliest answers first.
    var nextLines: [String] {
        (step?.answers ?? []).map(line)
    }

    private func line(_ answer: ScenarioAnswer) -> String {
        [answer.reply, scenario.step(answer.next)?.says ?? ""].filter { !$0.isEmpty }
            .joined(separator: Self.gap(in: scenario.language))
    }

    /// It is an answer, or says that one did not understand.
    func knows(_ text: String, isSpoken: Bool) -> Bool {
        guard let step, !isOver else { return true }
        return AnswerMatcher.match(text, with: step, in: scenario.language, isSpoken: isSpoken) != nil
            || AnswerMatcher.isLost(text, in: scenario.language)
    }

    /// The model answer that the persona says this line to; nil where there is none.
    func sentence(answeredBy line: String) -> String? {
        step?.answers.first { self.line($0) == line }?.say.first
    }

    public mutating func hear(_ text: String, isSpoken: Bool = false) -> [ScenarioEvent] {
        guard let step, !isOver else { return [] }
        if let match = AnswerMatcher.match(text, with: step, in: scenario.language, isSpoken: isSpoken) {
            return take(match, of: step)
        }
        if AnswerMatcher.isLost(text, in: scenario.language) {
            return [.said(step.simpler.isEmpty ? step.says : step.simpler)]
        }
        attempts += 1
        return [.notUnderstood(attempt: attempts), .said(again(step))]
    }

    /// The next hint; once the sentence was shown it stays.
    public mutating func hint() -> ScenarioHint? {
        guard let step, let sentence = step.answers.first?.say.first else { return nil }
        hintLevel += 1
        hintsShown += 1
        if hintLevel == 1, !step.hint.isEmpty { return .idea(step.hint) }
        if hintLevel <= 2, scenario.language != .japanese, let word = sentence.split(separator: " ").first {
            hintLevel = 2
            return .nextWord(String(word))
        }
        return .sentence(sentence)
    }

    private mutating func take(_ match: AnswerMatch, of step: ScenarioStep) -> [ScenarioEvent] {
        let answer = step.answers[match.answer]
        var events: [ScenarioEvent] = [.understood(match)]
        if let goal = scenario.goals.first(where: { $0.id == answer.goal }), !reached.contains(goal) {
            reached.append(goal)
            events.append(.goalReached(goal))
        }
        (attempts, hintLevel) = (0, 0)
        self.step = scenario.step(answer.next)
        let line = line(answer)
        if !line.isEmpty { events.append(.said(line)) }
        return isOver ? events + [.ended] : events
    }

    private func again(_ step: ScenarioStep) -> String {
        Self.pardon(in: scenario.language) + Self.gap(in: scenario.language) + Self.simply(step)
    }

    private static func simply(_ step: ScenarioStep) -> String { step.simpler.isEmpty ? step.says : step.simpler }

    /// What stands between two sentences.
    static func gap(in language: RoomLanguage) -> String { language == .japanese ? "" : " " }

    static func pardon(in language: RoomLanguage) -> String {
        switch language {
        case .spanish: "Perdone, no le he entendido."
        case .french: "Pardon, je n'ai pas compris."
        case .german: "Entschuldigung, das habe ich nicht verstanden."
        case .japanese: "すみません、もう一度お願いします。"
        }
    }
}
