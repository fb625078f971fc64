/// How far one has come in a language, and what this machine lacks for it.
struct ProgressReport: Sendable {
    let language: RoomLanguage
    let progress: LearningProgress
    let words: WordCounts
    let missing: [MissingPart]
    /// What cannot be judged of how the language is said; empty where a provider judges.
    var limits = ""
    let today: StudyDay
    /// What is remembered; nil for nothing to say.
    var reviews: ReviewFigures?
    /// Percent of cards that shall be known when they are asked.
    var wanted = 90
}
