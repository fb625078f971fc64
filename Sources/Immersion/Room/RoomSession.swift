public import Foundation

/// A conversation in the room, with its margin. Pure; time is told.
public struct RoomSession: Sendable {
    /// Further lines are counted, not kept.
    static let longest = 2_000

    public let language: RoomLanguage
    public let level: LanguageLevel
    public let persona: Persona
    /// The situation, with its goals.
    public let scenario: Scenario?
    /// The script, where it carries the conversation.
    public internal(set) var script: ScenarioSession?
    public private(set) var lines: [RoomLine] = []
    public private(set) var lookedUp: [LookedUpWord] = []
    private var spoken: Duration = .zero
    private var linesSaid = 0
    private var errors: [String: Int] = [:]
    private var drill: [DrillItem] = []
    private var scores: [String: Int] = [:]
    private var hints = 0
    private var misunderstood = 0
    private var wordsJudged = 0
    private var wordsUnclear = 0
    private var began: Date
    /// Lines before it were counted when an earlier stay ended.
    private var firstCounted = 0
    /// Where somebody else answers: the step whose goal is left, and how much of it was shown.
    private var guide: ScenarioSession?
    /// The script, while others are asked again whom it stood in for.
    private var paused: ScenarioSession?
    /// The learner's line that the script does not take as it was said, until it is known how it should be said.
    var waiting: Int?

    /// - Parameter isScripted: the scenario's script answers; else somebody else does, and only the goals are the script's.
    public init(
        language: RoomLanguage, level: LanguageLevel, persona: Persona, scenario: Scenario? = nil,
        isScripted: Bool = true, at now: Date
    ) {
        self.language = language
        self.level = level
        self.persona = persona
        self.scenario = scenario
        script = isScripted ? scenario.flatMap { ScenarioSession($0) } : nil
        began = now
    }

    /// What was said until now is of an earlier stay, whose summary counted it.
    mutating func goOn(at now: Date) {
        (began, firstCounted) = (now, lines.count)
        (spoken, linesSaid, errors) = (.zero, 0, [:])
        (wordsJudged, wordsUnclear) = (0, 0)
    }

    /// The first line of the script, if there is one.
    public mutating func open() -> [ScenarioEvent] {
        let events = script?.opening() ?? []
        record(events)
        return events
    }

    /// The persona greets with the script's first line, and somebody else goes on.
    public mutating func greet() {
        if let first = scenario?.steps.first { personaSaid(first.says) }
    }

    /// Others are asked again.
    mutating func pauseScript() {
        guard let script, !script.isOver else { return }
        (paused, self.script) = (script, nil)
    }

    /// The script goes on where nobody else answers what was said last.
    public mutating func goOnByScript() -> [ScenarioEvent] {
        if script == nil, var again = paused, let text = lines.last(where: \.isLearner)?.text {
            // What answers another step, and reached its goal meanwhile, is taken there.
            if !fits(text, again), let scenario,
                let other = ScenarioSession(scenario, reached: reached, answering: text), fits(text, other)
            {
                again = other
            }
            let events = again.hear(text)
            (script, paused) = (again, nil)
            record(events)
            return events
        }
        guard script == nil, let scenario, let text = lines.last(where: \.isLearner)?.text,
            var script = ScenarioSession(scenario, reached: reached, answering: text)
        else { return [] }
        let events = fits(text, script) ? script.hear(text) : script.opening()
        self.script = script
        record(events)
        return events
    }

    private func fits(_ text: String, _ script: ScenarioSession) -> Bool {
        script.step.map { AnswerMatcher.match(text, with: $0, in: language) != nil } ?? false
    }

    /// Notes who said a line, and who was asked before it in vain.
    ///
    /// - Parameter provider: nil for the script.
    public mutating func note(answerOf provider: String?, instead: [PassedOver], line index: Int) {
        // It knows nothing of what others say.
        if provider != nil { paused = nil }
        guard lines.indices.contains(index) else { return }
        lines[index].notes.append(provider.map { .answered(by: $0, instead: instead) } ?? .fellBack(instead))
    }

    /// Notes who understood a spoken line, where somebody else was asked before in vain.
    mutating func note(heardBy provider: String, instead: [PassedOver], line index: Int) {
        let failed = instead.filter { if case .unsupported = $0.error { false } else { true } }
        guard lines.indices.contains(index), !failed.isEmpty else { return }
        lines[index].notes.append(.heard(by: provider, instead: failed))
    }

    /// What was said aloud was none of the answers that fit.
    mutating func notUnderstood() { misunderstood += 1 }

    /// The persona said something of its own.
    public mutating func personaSaid(_ text: String) {
        append(RoomLine(isLearner: false, text: text))
    }

    /// The learner said something; with a script it answers.
    ///
    /// - Parameter isChecked: corrections are on their way: what the script does not take waits for them.
    public mutating func learnerSaid(
        _ text: String, spoken duration: Duration = .zero, isChecked: Bool = false
    ) -> [ScenarioEvent] {
        linesSaid += 1
        spoken += max(duration, .zero)
        let index = lines.count
        append(RoomLine(isLearner: true, text: text, spoken: max(duration, .zero)))
        guard var script else {
            guard let goal = goal(of: text, isSpoken: duration > .zero) else { return [] }
            reach(goal)
            return [.goalReached(goal)]
        }
        if isChecked, index < lines.count, !script.knows(text, isSpoken: duration > .zero) {
            waiting = index
            return []
        }
        let events = script.hear(text, isSpoken: duration > .zero)
        self.script = script
        record(events)
        return events
    }

    /// Corrections of a learner's line, counted from 0; they may come later than the next line. A rule that is broken twice
    /// in one line is one mistake.
    public mutating func correct(line index: Int, _ corrections: [Correction]) {
        guard lines.indices.contains(index), lines[index].isLearner else { return }
        var counted = lines[index].brokenRules
        for correction in corrections {
            lines[index].notes.append(.correction(correction))
            guard index >= firstCounted, counted.insert(correction.rule).inserted else { continue }
            errors[correction.rule, default: 0] += 1
        }
        let better = corrections.map(\.better).filter { !$0.isEmpty }
        for (place, sentence) in better.enumerated() where better.firstIndex(of: sentence) == place {
            let of = corrections.filter { $0.better == sentence }
            var item = DrillItem(
                // Of a sentence that was said again and again the first.
                rule: of[0].rule, wrong: Correction.sentence(of: [of[0]], in: lines[index].text), right: sentence,
                why: Self.reasons(of))
            item.corrections = of
            let times = index >= firstCounted ? 1 : 0
            if let place = drill.firstIndex(where: { $0.isSame(as: item) }) {
                drill[place].times += times
            } else if drill.count < 100 {
                item.times = times
                drill.append(item)
            }
        }
    }

    /// A model says the same of these places of a line as the rules.
    mutating func agree(line index: Int, _ places: Set<Range<Int>>) {
        guard lines.indices.contains(index) else { return }
        lines[index].notes = lines[index].notes.map { note in
            guard case .correction(let one) = note, places.contains(one.range), one.source == nil else { return note }
            return .correction(one.with(source: .both))
        }
    }

    /// Somebody says that a correction is wrong: those of its sentence go, and are counted no longer.
    ///
    /// - Parameter line: nil for the last that was corrected.
    /// - Returns: what went.
    mutating func withdraw(line: Int?, better: String? = nil) -> (line: Int, corrections: [Correction])? {
        let found =
            line
            ?? lines.lastIndex { line in
                line.corrections.contains { better == nil || $0.better == better }
            }
        guard let index = found, lines.indices.contains(index), let last = lines[index].corrections.last
        else { return nil }
        let sentence = better ?? last.better
        let gone = lines[index].corrections.filter { $0.better == sentence }
        guard !gone.isEmpty else { return nil }
        lines[index].notes.removeAll { if case .correction(let one) = $0 { one.better == sentence } else { false } }
        if index >= firstCounted {
            for rule in Set(gone.map(\.rule)).subtracting(lines[index].brokenRules) {
                errors[rule] = errors[rule].flatMap { $0 > 1 ? $0 - 1 : nil }
            }
        }
        if !lines.contains(where: { $0.corrections.contains { $0.better == sentence } }) {
            drill.removeAll { $0.right == sentence }
        }
        return (index, gone)
    }

    /// Each reason once.
    private static func reasons(_ corrections: [Correction]) -> String {
        var seen: Set<String> = []
        return corrections.map(\.reason).filter { seen.insert($0).inserted }.prefix(8).joined(separator: " ")
    }

    /// Notes at a line what a word means.
    ///
    /// - Parameter isInLine: the line is an example of it.
    public mutating func lookUp(
        _ word: String, reading: String = "", translation: String, line index: Int, isInLine: Bool = true
    ) {
        guard lines.indices.contains(index), lookedUp.count < 1_000 else { return }
        let note = RoomNote.lookedUp(word: word, reading: reading, translation: translation)
        if !lines[index].notes.contains(note) { lines[index].notes.append(note) }
        let found = LookedUpWord(
            word: word, reading: reading.isEmpty ? nil : reading, translation: translation,
            sentence: isInLine ? lines[index].text : "")
        if !lookedUp.contains(where: { $0.word == word && $0.translation == translation }) { lookedUp.append(found) }
    }

    /// How the words of a line were said.
    public mutating func note(said words: [SaidWord], line index: Int) {
        guard lines.indices.contains(index), !words.isEmpty else { return }
        lines[index].notes.append(.said(words))
        wordsJudged += words.count { $0.grade != .unjudged }
        wordsUnclear += words.count { $0.grade == .unclear }
    }

    /// Notes what a line means as a whole.
    public mutating func translate(line index: Int, _ text: String, isRough: Bool) {
        guard lines.indices.contains(index) else { return }
        let note = RoomNote.translated(text, isRough: isRough)
        if !lines[index].notes.contains(note) { lines[index].notes.append(note) }
    }

    /// What the script says a line means, in English; nil for what is not its own.
    public func meaning(ofLine index: Int) -> String? {
        guard lines.indices.contains(index), !lines[index].isLearner else { return nil }
        return scenario.flatMap { ScenarioMeaning.text(of: lines[index].text, in: $0) }
    }

    /// The next hint of the script, noted at the last line; where somebody else answers, for a goal that is left.
    public mutating func hint() -> ScenarioHint? {
        guard let hint = script == nil ? guideHint() : script?.hint() else { return nil }
        hints += 1
        note(.hint(hint))
        return hint
    }

    private mutating func guideHint() -> ScenarioHint? {
        guard let scenario, reached.count < scenario.goals.count else { return nil }
        if guide?.reached != reached { guide = ScenarioSession(scenario, reached: reached) }
        return guide?.hint()
    }

    /// A goal was reached in free talk: a model said so.
    public mutating func reach(_ goal: ScenarioGoal) {
        guard scores[goal.id] == nil else { return }
        scores[goal.id] = GoalScore.score(hints: hints, misunderstood: misunderstood)
        (hints, misunderstood) = (0, 0)
        note(.goalReached(goal))
    }

    /// Goals that were reached.
    public var reached: [ScenarioGoal] { (scenario?.goals ?? []).filter { scores[$0.id] != nil } }

    /// The first goal that is left and that these words reach in the script, wherever it stands there.
    private func goal(of text: String, isSpoken: Bool) -> ScenarioGoal? {
        guard let scenario else { return nil }
        let reached = Set(
            scenario.steps.compactMap { step in
                AnswerMatcher.match(text, with: step, in: language, isSpoken: isSpoken)
                    .flatMap { step.answers[$0.answer].goal }
            })
        return scenario.goals.first { scores[$0.id] == nil && reached.contains($0.id) }
    }

    public func summary(at now: Date) -> RoomSummary {
        let seconds = now.timeIntervalSince(began)
        var summary = RoomSummary(
            spoken: spoken, lasted: .seconds(seconds.isFinite ? min(max(seconds, 0), 86_400) : 0), linesSaid: linesSaid,
            errors: RuleCount.sorted(errors), newWords: lookedUp,
            goals: (scenario?.goals ?? []).map { GoalScore(goal: $0, score: scores[$0.id] ?? 0) }, drill: drill,
            wordsJudged: wordsJudged, wordsUnclear: wordsUnclear)
        summary.heardAndWritten = lines.dropFirst(firstCounted).map(Self.time).reduce(.zero, +)
        summary.scenario = scenario?.id
        return summary
    }

    /// How long it takes to listen to a line of the persona at a learner's pace, or to write one; what was spoken is
    /// measured.
    private static func time(of line: RoomLine) -> Duration {
        guard line.isLearner else { return .milliseconds(line.text.count * 80) }
        return line.spoken > .zero ? .zero : .milliseconds(line.text.count * 300)
    }

    mutating func record(_ events: [ScenarioEvent]) {
        for event in events {
            switch event {
            case .said(let line): personaSaid(line)
            case .goalReached(let goal): reach(goal)
            case .notUnderstood: misunderstood += 1
            case .understood, .ended: break
            }
        }
    }

    private mutating func note(_ note: RoomNote) {
        // A hint that says nothing new stands there already.
        guard let last = lines.last, !last.notes.contains(note) else { return }
        lines[lines.count - 1].notes.append(note)
    }

    private mutating func append(_ line: RoomLine) {
        guard lines.count < Self.longest else { return }
        lines.append(line)
    }
}
