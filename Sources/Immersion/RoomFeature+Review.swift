import Echo
import EchoScreen
import EchoText
import Foundation

/// Cards: asked, brought from elsewhere, taken elsewhere; and how far one has come.
extension RoomFeature {
    func study(_ command: Command, _ words: String) -> Bool {
        switch command {
        case .reviewCards: review(by: reviewMode(words), Self.side(words) ?? .words)
        case .showCards: showCards(words)
        case .importCards: importCards(from: words)
        case .exportCards: exportCards(to: words)
        case .showPlace: showPlace(words)
        case .showProgress: showProgress()
        case .showProviders: showProviders()
        case .undoReview: undoReview()
        case .resumeCards: resumeCards()
        default: return false
        }
        return true
    }

    // MARK: reviewing

    private func review(by wanted: QuizMode, _ side: QuizSide) {
        let language = cardLanguage
        run { feature in
            await feature.desk.ready()
            let mode = await feature.mode(wanted, in: language)
            guard await feature.canBeHeard(side, in: language) else { return }
            feature.desk.limit(cardsOf: language, to: feature.deckLimits)
            let plan = await feature.plan(of: language)
            feature.desk.beginReview(
                of: language, by: mode, side: side, plan: plan, at: feature.now, in: feature.screen.timeZone)
            guard feature.desk.review?.isOver == false else { return feature.tellNothingDue(language) }
            feature.reviewed = language
            feature.stopAnswer()
            feature.screen.show(ReviewPanel(language: language))
            feature.showReview()
            feature.askAloud()
            await feature.desk.prepareCards(of: language, at: feature.now, in: feature.screen.timeZone)
        }
    }

    /// Of the room or place that was opened last, else of the setting.
    var cardLanguage: RoomLanguage { opened ?? language }

    private var deckLimits: DeckLimits {
        let usual = DeckLimits()
        return DeckLimits(
            newPerDay: screen.preferences[number: .newCards].map { Int($0) } ?? usual.newPerDay,
            reviewsPerDay: screen.preferences[number: .reviewsPerDay].map { Int($0) } ?? usual.reviewsPerDay)
    }

    /// Where nobody hears the language, it is written.
    private func mode(_ wanted: QuizMode, in language: RoomLanguage) async -> QuizMode {
        guard wanted == .voice, await desk.parts.kit(for: language).hearing == nil else { return wanted }
        screen.notify(
            "This machine cannot hear \(language.title): write the answers. /progress says what is missing.", .warning)
        return .text
    }

    /// Without a voice nothing can be listened to.
    private func canBeHeard(_ side: QuizSide, in language: RoomLanguage) async -> Bool {
        guard side == .listening, await desk.parts.kit(for: language).voice == nil else { return true }
        screen.notify(
            "This machine has no voice for \(language.title), so its cards cannot be played. /progress says what is missing.",
            .warning)
        return false
    }

    private func tellNothingDue(_ language: RoomLanguage) {
        let deck = desk.memory[deck: language]
        guard !deck.cards.isEmpty else {
            return screen.notify(
                "There are no \(language.title) cards yet. \(key: .makeCard) in a language room makes one.")
        }
        guard let minutes = minutesToNextCard(of: language) else {
            return screen.notify("No \(language.title) card is due today.", .success)
        }
        screen.notify("No \(language.title) card is due now; the next one is, in \("\(minutes)") min.", .success)
    }

    func showReview() {
        guard let review = desk.review, let language = reviewed else { return }
        let left = review.deck.queue(at: now, in: screen.timeZone).count
        let card = review.question.flatMap { review.deck.cards[$0.card] }
        screen.update(ReviewPanel.self) {
            $0.mode = review.mode
            $0.show(review.question, card: card, verdict: review.verdict, left: left, done: review.grades)
        }
        if review.isOver { endReview(of: language) }
    }

    private func endReview(of language: RoomLanguage) {
        let grades = desk.review?.grades ?? [:]
        (desk.endedReview, desk.review) = (desk.review, nil)
        screen.closePanel()
        // Its last card was buried, suspended or deleted.
        guard !grades.isEmpty else { return }
        desk.shareReview(grades, of: language, at: now)
        let next = minutesToNextCard(of: language).map { " The next card is due in \($0) min." } ?? ""
        screen.notify("\(Self.told(grades, of: language))\(next)", .success)
    }

    nonisolated static func told(_ grades: [ReviewGrade: Int], of language: RoomLanguage) -> String {
        let (count, again) = (grades.values.reduce(0, +), grades[.again] ?? 0)
        if count == 1 { return "1 \(language.title) card reviewed, and \(again == 0 ? "known" : "not known")." }
        let known = again == 0 ? "all of them known" : "\(again) not known"
        return "\(count) \(language.title) cards reviewed, \(known)."
    }

    /// Of a card that is being learned; nil where none is.
    private func minutesToNextCard(of language: RoomLanguage) -> Int? {
        desk.memory[deck: language].nextStep(after: now).map {
            max(1, Int((min($0.timeIntervalSince(now), 86_400) / 60).rounded(.up)))
        }
    }

    func performInReview(_ command: Command) -> Bool {
        guard let panel = screen.open(ReviewPanel.self), desk.review != nil else { return false }
        if performOnCard(command) { return true }
        switch command {
        case .send where panel.isEditing: saveEdited(panel)
        case .send where !panel.isGrading: answerCard(panel.written)
        case .playCard where panel.isGrading: playCard(isWished: true)
        case .playCard where panel.isAnsweredAloud || panel.isHeard: askAloud()
        case .answerAloud: answerAloud()
        case .writeAnswer: writeAnswers()
        case .takeGrade where panel.isAnsweredAloud: answerCard("")
        case .takeGrade: grade(nil)
        case .gradeAgain: grade(.again)
        case .gradeHard: grade(.hard)
        case .gradeGood: grade(.good)
        case .gradeEasy: grade(.easy)
        default: return false
        }
        return true
    }

    /// Nothing written means that it is not known.
    private func answerCard(_ text: String) {
        stopAnswer()
        if text.trimmed.isEmpty { desk.review?.reveal() } else { desk.review?.answer(text) }
        showAnswer()
    }

    func showAnswer() {
        showReview()
        if screen.preferences[flag: .playsCards] ?? false { playCard(isWished: false) }
    }

    private func playCard(isWished: Bool) {
        guard let shown = screen.open(ReviewPanel.self)?.shownCard else { return }
        // Its sound may have been made since.
        let card = desk.memory[deck: shown.language].cards[shown.id] ?? shown
        screen.play(isWished: isWished, desk.sound(of: card))
    }

    private func grade(_ grade: ReviewGrade?) {
        guard let language = reviewed else { return }
        let asked = desk.review?.question?.card
        desk.grade(grade, in: language, at: now)
        tellLeech(asked.flatMap { desk.memory[deck: language].cards[$0] })
        showReview()
        askAloud()
    }

    private func tellLeech(_ card: ReviewCard?) {
        guard let card, card.isSuspended, let lapses = card.lapses else { return }
        screen.notify(
            """
            “\(Sanitizer.line(card.word))” was forgotten \("\(lapses)") times: it is suspended. u takes that back; \
            /resume-cards asks all suspended cards again.
            """, .warning)
    }

    // MARK: providers

    private func showProviders() {
        let language = language
        run { feature in
            let standings = await feature.desk.providers(of: language)
            let kit = await feature.desk.parts.kit(for: language)
            let persona = feature.persona(kit)
            guard !standings.isEmpty || !kit.unusable.isEmpty else {
                return feature.screen.notify(
                    "This machine has nothing that speaks, translates or corrects \(language.title).", .warning)
            }
            let title = "Providers · \(language.title)"
            let budget = kit.purse?.state
            let table = ProviderTable.state(
                [persona].compactMap(\.self) + standings, unusable: kit.unusable, budget: budget)
            var overlay = OverlayViewState(title: title, content: .table(table))
            overlay.spoken = ProviderTable.spoken(table)
            feature.screen.show(ReadingPanel(overlay))
        }
    }

    /// Plays the persona here, where none of the providers does.
    private func persona(_ kit: LanguageKit) -> ProviderStanding? {
        let visit = desk.visit
        let answerer =
            visit.map { $0.isScripted ? .script : $0.answerer }
            ?? chosenPartner.answerer(isModelConnected: isModelConnected, hasProviders: kit.partner != nil)
        switch answerer {
        case .providers: return nil
        case .script: return ProviderStanding(kind: "Persona", name: "the script")
        case .model:
            let model = screen.modelName
            return ProviderStanding(kind: "Persona", name: model.isEmpty ? "the connected model" : model)
        }
    }

    // MARK: progress

    /// Of the room or place that was opened last.
    private func showProgress() {
        let language = cardLanguage
        run { feature in
            await feature.desk.ready()
            let missing = await feature.desk.parts.missing(for: language)
            let zone = feature.screen.timeZone
            var report = ProgressReport(
                language: language, progress: LearningProgress(feature.desk.memory.days, language: language),
                words: WordCounts(of: feature.desk.memory[deck: language], at: feature.now, in: zone),
                missing: missing, today: StudyDay(of: feature.now, in: zone))
            let plan = await feature.plan(of: language)
            report.reviews = ReviewFigures(
                of: feature.desk.memory[deck: language], at: feature.now, by: plan.scheduler)
            report.wanted = Int((plan.retention * 100).rounded())
            let hearsFreely = await feature.desk.parts.kit(for: language).hearsFreely
            if !hearsFreely { report.limits = PronunciationLimits.text(language) }
            feature.screen.show(ProgressPanel(ProgressColumns.state(report)))
        }
    }
}
