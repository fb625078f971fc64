/// Weights of FSRS that are fitted to somebody's own answers.
extension RoomDesk {
    /// They are fitted anew after so many answers.
    private nonisolated static let renewal = 100

    /// Those of a language.
    func fit(of language: RoomLanguage) async -> FSRSFit {
        let answers = memory[deck: language].log.answers
        if let known = fits[language], abs(answers.count - known.of) < Self.renewal { return known.fit }
        let fit = await Self.fit(to: answers)
        fits[language] = (fit, answers.count)
        return fit
    }

    @concurrent private nonisolated static func fit(to answers: [ReviewAnswer]) async -> FSRSFit { FSRSFit(answers) }
}
