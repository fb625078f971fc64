/// How far one has come in a language, and what this machine lacks for it.
struct ProgressReport: Sendable {
    let language: RoomLanguage
    let progress: LearningProgress
    let words: WordCounts
    let missing: [MissingPart]
    let today: StudyDay
}
