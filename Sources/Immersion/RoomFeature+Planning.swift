import EchoScreen

/// How cards are scheduled, as the settings have it.
extension RoomFeature {
    func plan(of language: RoomLanguage) async -> ReviewPlan {
        var plan = ReviewPlan()
        plan.retention = screen.preferences[number: .retention].map { $0 / 100 } ?? plan.retention
        plan.steps = screen.preferences[word: .learningSteps].flatMap { LearningSteps($0) } ?? plan.steps
        plan.relearning = screen.preferences[word: .relearningSteps].flatMap { LearningSteps($0) } ?? plan.relearning
        if fitsReviews { plan.weights = await desk.fit(of: language).weights }
        return plan
    }

    private var fitsReviews: Bool { screen.preferences[flag: .fitsReviews] ?? false }

    /// It was chosen, and does something only where there is enough to go by.
    func tellFit() async {
        guard fitsReviews else { return screen.notify("Cards are scheduled by the published weights of FSRS again.") }
        await desk.ready()
        let language = cardLanguage
        screen.notify("\(Self.told(await desk.fit(of: language), of: language))")
    }

    nonisolated static func told(_ fit: FSRSFit, of language: RoomLanguage) -> String {
        guard let losses = fit.losses else {
            return """
                That takes \(FSRSFit.least) answers to \(language.title) cards after a day or more; there are \
                \(fit.answers). Until then the published weights are used.
                """
        }
        guard fit.isBetter else {
            return """
                The published weights expect your \(fit.answers) \(language.title) answers best: they stay in use.
                """
        }
        let (before, after) = (percent(losses.published), percent(losses.fitted))
        return """
            Cards are scheduled by your own \(fit.answers) \(language.title) answers: weights fitted to them expect the \
            later ones better (log loss 0.\(after), before 0.\(before)).
            """
    }

    /// Three digits behind the point.
    private nonisolated static func percent(_ loss: Double) -> String {
        let number = Int((min(max(loss, 0), 0.999) * 1_000).rounded())
        return String(repeating: "0", count: max(0, 3 - String(number).count)) + String(number)
    }
}
