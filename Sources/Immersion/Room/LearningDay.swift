/// The learning of one day in one language.
public struct LearningDay: Hashable, Sendable, Codable {
    public let day: StudyDay
    public let language: RoomLanguage
    /// Spoken, heard and written, not the time that went by.
    public var talked: Duration
    public var wordsMet: Int
    public var errors: [RuleCount]
    public var linesSaid: Int
    public var results: [ScenarioResult]
    /// Words whose pronunciation was judged, and those of them to listen to again; nil for none.
    public private(set) var wordsJudged: Int?
    public private(set) var wordsUnclear: Int?

    public init(
        day: StudyDay, language: RoomLanguage, talked: Duration = .zero, wordsMet: Int = 0, errors: [RuleCount] = [],
        linesSaid: Int = 0, results: [ScenarioResult] = []
    ) {
        self.day = day
        self.language = language
        self.talked = talked
        self.wordsMet = wordsMet
        self.errors = errors
        self.linesSaid = linesSaid
        self.results = results
    }

    /// Adds what came of a conversation.
    public mutating func add(_ summary: RoomSummary, level: LanguageLevel) {
        talked += summary.practised
        wordsMet += summary.newWords.count
        linesSaid += summary.linesSaid
        if summary.wordsJudged > 0 {
            wordsJudged = (wordsJudged ?? 0) + summary.wordsJudged
            wordsUnclear = (wordsUnclear ?? 0) + summary.wordsUnclear
        }
        var counts = Dictionary(errors.map { ($0.rule, $0.count) }) { first, _ in first }
        for error in summary.errors { counts[error.rule, default: 0] += error.count }
        errors = RuleCount.sorted(counts)
        if let score = summary.score {
            let mistakes = summary.errors.map(\.count).reduce(0, +)
            results.append(
                ScenarioResult(
                    level: level, score: score, lines: summary.linesSaid, mistakes: mistakes,
                    scenario: summary.scenario, isChecked: summary.isChecked))
        }
    }
}
