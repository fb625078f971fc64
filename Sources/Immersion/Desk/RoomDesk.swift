import Foundation

/// Holds a language room: who one talks to, what was said and noted, the cards and the days.
///
/// It lives on the main actor, where what is written can be answered at once; nobody waits for corrections.
@MainActor public final class RoomDesk {
    /// US dollars a month for providers, unless the person says otherwise.
    public nonisolated static let standardBudget = 5.0
    /// Seconds for an answer of a provider's model: the specification's.
    public nonisolated static let standardTimeout = 10.0

    /// The share of cards that shall still be known when they are asked: FSRS's own.
    nonisolated static let standardRetention = 0.9

    let parts: any LanguagePartsProtocol
    /// Nil where nothing can be got.
    let getter: (any LanguageGetterProtocol)?
    private let keeper: (any RoomMemoryProtocol)?
    /// Nil where no files can be read or written.
    let files: (any CardFilesProtocol)?
    /// Nil where no Anki can be asked.
    let anki: (any AnkiProtocol)?
    /// Nil where no sounds are kept.
    let sounds: (any CardSoundsProtocol)?
    /// Nil where nothing can be shared.
    let events: EventSender?
    private(set) var memory = RoomMemory()
    /// The stay; nil outside.
    var visit: RoomVisit? { didSet { onChange() } }
    /// Cards that are being asked.
    var review: ReviewSession?
    /// A review that came to its end, whose last step may be taken back.
    var endedReview: ReviewSession?
    /// What was done to cards outside a review since the last one.
    var changedCards: [CardChange] = []
    /// The correction that was struck last, unless something was done to cards since.
    var struck: StruckCorrection?
    /// By language, and of how many answers.
    var fits: [RoomLanguage: (fit: FSRSFit, of: Int)] = [:]
    private var count = 0
    /// Languages whose dictionary was asked already.
    private var hasReadAhead: Set<RoomLanguage> = []
    private var loading: Task<RoomMemory?, Never>?
    private var saving: Task<Void, Never>?
    /// Counts what was to be kept.
    private var changes = 0
    /// What is made before somebody asks for it.
    var preparing: Task<Void, Never>?
    private var checks: [Task<Void, Never>] = []
    /// Lines whose corrections are on their way, for so long as one waits for them.
    var checking: Set<Int> = []
    private var libraries: [RoomLanguage: ScenarioLibrary] = [:]
    /// Something of it has changed.
    var onChange: @MainActor () -> Void = {}
    /// Somebody answered in place of another, with a sentence about it.
    var onFallback: @MainActor (String) -> Void = { _ in }
    /// Those of whom it was said that somebody else answers.
    private var toldFallbacks: Set<String> = []
    private var toldMissed: Set<String> = []
    private var toldUncorrected: Set<String> = []
    private var toldLevels: Set<ProviderBudget.Level> = []
    /// There are new notes at a line.
    var onNotes: @MainActor (Int) -> Void = { _ in }
    /// A line that waited for its corrections is answered.
    var onAnswer: @MainActor (RoomTurn) -> Void = { _ in }
    /// The learner's own language, in two letters.
    var own = "en"
    /// How fast the people of the room speak: 1 is as fast as their voices do.
    var pace = 1.0
    /// When a model looks for mistakes, too.
    var teacher = RoomTeacher.off
    /// Asks the model that is connected what it would correct; nil where there is none.
    var askTeacher: (@MainActor (TeacherRequest) async throws(ProviderError) -> TeacherLesson)?

    /// - Parameter keeper: nil to forget everything with the end of the program.
    public init(
        _ parts: any LanguagePartsProtocol, getter: (any LanguageGetterProtocol)? = nil,
        keeper: (any RoomMemoryProtocol)? = nil,
        files: (any CardFilesProtocol)? = nil, anki: (any AnkiProtocol)? = nil,
        sounds: (any CardSoundsProtocol)? = nil, events: EventSender? = nil
    ) {
        (self.parts, self.getter, self.keeper, self.files) = (parts, getter, keeper, files)
        (self.anki, self.sounds, self.events) = (anki, sounds, events)
    }

    /// Returns when what is kept was read.
    func ready() async {
        guard let keeper else { return }
        let reading = loading ?? Task { await keeper.load() }
        guard loading == nil else { return _ = await reading.value }
        loading = reading
        if let kept = await reading.value { memory = kept }
        onChange()
    }

    /// Returns when everything is kept.
    func close() async {
        for check in checks { check.cancel() }
        preparing?.cancel()
        await saving?.value
        await events?.close()
    }

    /// Changes what is kept, and keeps it.
    func remember(_ change: (inout RoomMemory) -> Void) {
        change(&memory)
        onChange()
        guard let keeper else { return }
        changes += 1
        let (before, number, changed) = (saving, changes, memory)
        saving = Task { [weak self] in
            await before?.value
            // A later one is kept in its stead.
            guard self == nil || self?.changes == number else { return }
            // What came from another program meanwhile is kept with it.
            let saved = self?.memory ?? changed
            let saving = await keeper.save(saved)
            self?.took(saving, of: saved)
        }
    }

    /// Everything that was kept is erased: nothing of it is left here either.
    func forget() {
        for check in checks { check.cancel() }
        (checks, checking) = ([], [])
        (memory, review, endedReview, changedCards, struck) = (RoomMemory(), nil, nil, [], nil)
        fits = [:]
        visit = nil
        guard let keeper else { return }
        changes += 1
        saving = Task { [before = saving] in
            await before?.value
            await keeper.forgetErased()
        }
    }

    private func took(_ saving: RoomMemorySaving, of saved: RoomMemory) {
        switch saving {
        case .kept: return
        case .merged(let theirs): memory.merge(theirs)
        // What was made while it was being saved is of after the erasing.
        case .erased(let left): memory = left.merging(memory.added(since: saved))
        }
        onChange()
    }

    /// Says once of each provider why somebody else answered in its place.
    func told<Answer: Sendable>(_ provided: Provided<Answer>) -> Answer {
        let failed = provided.passedOver.first { passed in
            if case .unsupported = passed.error { false } else { true }
        }
        if let failed, toldFallbacks.insert(failed.name).inserted {
            let remedy = failed.remedy.map { " " + $0 } ?? ""
            onFallback("\(failed.sentence); \(provided.by) answered instead.\(remedy)")
        }
        tellMissed(provided.missedGoals, by: provided.by)
        tellBudget()
        return provided.answer
    }

    /// Says once of each provider that it is slower, or fails more often, than is asked of one.
    private func tellMissed(_ goals: [String], by name: String) {
        guard !goals.isEmpty, toldMissed.insert(name).inserted else { return }
        let missed = goals.joined(separator: ", ")
        onFallback("\(name) misses its targets: \(missed). /room-providers shows more.")
    }

    /// Says once of each provider that a line was left as it is.
    func tellUncorrected(_ failure: ChainFailure) {
        guard let failed = failure.passedOver.last(where: { $0.error != .cancelled }),
            toldUncorrected.insert(failed.name).inserted
        else { return }
        let remedy = failed.remedy.map { " " + $0 } ?? ""
        onFallback("\(failed.sentence): your line was not corrected.\(remedy)")
    }

    /// All languages spend from one purse. What was said of the last limit may be said again of this one.
    func limitSpending(to dollars: Decimal, in language: RoomLanguage) async {
        await parts.kit(for: language).purse?.limit(to: dollars)
        toldLevels = []
        tellBudget()
    }

    /// Says once that the budget of the month is nearly spent, and once that it is.
    private func tellBudget() {
        guard let budget = visit?.kit.purse?.state, budget.level != .fine, toldLevels.insert(budget.level).inserted,
            let sentence = budget.sentence
        else { return }
        onFallback(sentence + " /room-budget changes it.")
    }

    // MARK: coming and going

    func library(of language: RoomLanguage) async -> ScenarioLibrary {
        if let known = libraries[language] { return known }
        let library = await parts.library(of: language)
        // A file that cannot be used is read again when it was mended.
        if library.problems.isEmpty { libraries[language] = library }
        return library
    }

    /// Enters a scenario; whoever is there already leaves first.
    ///
    /// - Parameters:
    ///   - partner: as the person wants it.
    ///   - level: nil for the scenario's own. A script is as hard as it is written.
    ///   - isModelConnected: a model is at the other end of the conversation.
    /// - Returns: the lines the persona begins with; nil where nobody plays the scenario.
    func enter(
        _ scenario: Scenario, level: LanguageLevel?, partner: RoomPartner, isModelConnected: Bool, at now: Date
    ) async -> [Int]? {
        let library = await library(of: scenario.language)
        guard let persona = library.collection.persona(of: scenario) else { return nil }
        let kit = await parts.kit(for: scenario.language)
        count += 1
        (checks, checking) = ([], [])
        let answerer = partner.answerer(isModelConnected: isModelConnected, hasProviders: kit.partner != nil)
        var session = RoomSession(
            language: scenario.language, level: answerer == .script ? scenario.level : level ?? scenario.level,
            persona: persona, scenario: scenario, isScripted: answerer == .script, at: now)
        switch answerer {
        case .script: _ = session.open()
        case .providers, .model: session.greet()
        }
        let lines = Array(session.lines.indices)
        visit = RoomVisit(
            number: count, session: session, kit: kit, answerer: answerer,
            unheard: answerer == .model ? Set(lines) : [])
        readAhead(kit, scenario.language)
        return lines
    }

    /// Goes on with a stay of an earlier start; its last lines are corrected again.
    ///
    /// - Parameter byModel: the model that is connected plays on.
    /// - Returns: whether somebody answers in it.
    func goBack(to stay: RoomStay, byModel: Bool = false) async -> Bool {
        let session = stay.session
        let kit = await parts.kit(for: session.language)
        guard byModel || session.script != nil || kit.partner != nil else { return false }
        count += 1
        (checks, checking) = ([], [])
        let answerer: RoomAnswerer = byModel ? .model : session.script == nil ? .providers : .script
        let unheard = stay.lines.indices.filter { stay.lines[$0].message.hasSuffix(StayMark.line) }
        visit = RoomVisit(
            number: count, session: session, kit: kit, answerer: answerer, unheard: byModel ? Set(unheard) : [])
        readAhead(kit, session.language)
        for index in session.lines.indices.filter({ session.lines[$0].isLearner }).suffix(Self.mostCheckedAgain) {
            let line = session.lines[index]
            check(index, line.text, isSpoken: line.spoken > .zero, isNew: false)
        }
        return true
    }

    private static let mostCheckedAgain = 20

    /// The first question to a dictionary may take a minute: it is asked before somebody waits for it.
    private func readAhead(_ kit: LanguageKit, _ language: RoomLanguage) {
        guard let dictionary = kit.dictionary, hasReadAhead.insert(language).inserted else { return }
        Task { [own] in _ = try? await dictionary.meanings(of: "a", from: language.rawValue, to: own) }
    }

    /// Ends the stay, and adds it to the day.
    func leave(at now: Date, in zone: TimeZone) -> RoomSummary? {
        guard let visit else { return nil }
        var summary = visit.session.summary(at: now)
        summary.isChecked = visit.kit.grammar != nil || visit.isTaught(summary.linesSaid)
        self.visit = nil
        if summary.linesSaid > 0 {
            remember { $0.add(summary, visit.language, level: visit.session.level, at: now, in: zone) }
            share(summary, of: visit, at: now)
        }
        return summary
    }

    // MARK: talking

    /// The learner said something.
    ///
    /// - Parameters:
    ///   - spoken: how long it was spoken, where that is known.
    ///   - isSpoken: somebody else wrote down what was said.
    ///   - isOfModel: the model that is connected is to answer.
    func hear(
        _ text: String, spoken: Duration = .zero, isSpoken: Bool = false, isOfModel: Bool = false
    ) -> RoomTurn? {
        guard var session = visit?.session else { return nil }
        if visit?.answerer == .providers || isOfModel { session.pauseScript() }
        let first = session.lines.count
        let events = session.learnerSaid(text, spoken: spoken, isChecked: visit?.kit.grammar != nil)
        visit?.session = session
        var turn = RoomTurn(isOver: events.contains(.ended), waits: session.waiting != nil)
        for index in first..<max(first, session.lines.count) {
            if session.lines[index].isLearner { turn.line = index } else { turn.said.append(index) }
        }
        if let line = turn.line { check(line, text, isSpoken: isSpoken || spoken > .zero) }
        return turn
    }

    /// Notes how the words of a line were said, and learns from it how the person speaks.
    func note(_ heard: HeardWords, at line: Int) {
        guard let language = visit?.language, !heard.words.isEmpty else { return }
        let words = judged(heard, in: language)
        visit?.session.note(said: words, line: line)
    }

    /// How the words that were heard were said; learns from it how the person speaks.
    func judged(_ heard: HeardWords, in language: RoomLanguage) -> [SaidWord] {
        let words = PronunciationRules.words(heard, speaker: memory[speaker: language])
        guard !heard.isAbsolute, !heard.isGuessed, !heard.words.isEmpty else { return words }
        let judged = heard.words.compactMap(PronunciationRules.measure)
        remember { $0[speaker: language].add(judged) }
        return words
    }

    /// The persona said something of its own.
    func personaSaid(_ text: String) -> Int? {
        guard let before = visit?.session.lines.count else { return nil }
        visit?.session.personaSaid(text)
        return before < visit?.session.lines.count ?? 0 ? before : nil
    }

    func hint() -> ScenarioHint? {
        guard let hint = visit?.session.hint(), let last = visit?.session.lines.indices.last else { return nil }
        onNotes(last)
        return hint
    }

    /// Returns when everything that was said is corrected.
    func settled() async {
        for check in checks { await check.value }
    }

    func add(check: Task<Void, Never>) { checks.append(check) }
}
