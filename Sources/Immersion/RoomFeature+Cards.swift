import Echo
import EchoScreen
import EchoText
import Foundation

/// All cards of a language: looked through, changed, deleted.
extension RoomFeature {
    /// - Parameter words: a language, and what is looked for, such as "de due".
    func showCards(_ words: String) {
        let request = RoomRequest(words)
        let language = request.language ?? cardLanguage
        run { feature in
            await feature.desk.ready()
            guard !feature.desk.memory[deck: language].cards.isEmpty else {
                return feature.screen.notify(
                    "There are no \(language.title) cards yet. \(key: .makeCard) in a language room makes one.")
            }
            feature.browsed = (language, request.words.joined(separator: " "))
            feature.list()
        }
    }

    /// - Parameter query: what was typed in the list.
    private func list(selecting id: CardID? = nil, query: Composer = Composer()) {
        guard let (language, words) = browsed else { return }
        let deck = desk.memory[deck: language]
        screen.show(
            ListPanel(
                .cards, RowFilter(words).applied(to: CardRows.rows(deck, at: now, in: screen.timeZone)),
                selected: id?.rawValue, footer: CardRows.footer(deck, at: now, in: screen.timeZone), query: query))
    }

    func openCard(_ row: ChoiceRowViewState) {
        guard let language = browsed?.language, let card = desk.memory[deck: language].cards[CardID(rawValue: row.id)]
        else {
            return
        }
        open(card, query: screen.open(ListPanel.self)?.search ?? Composer())
    }

    private func open(_ card: ReviewCard, query: Composer) {
        let answers = desk.memory[deck: card.language].log.answers.filter { $0.card == card.id }
        screen.show(CardPanel(card, standing(card), answers: answers, query: query))
    }

    private func standing(_ card: ReviewCard) -> CardStanding { CardStanding(card, at: now, in: screen.timeZone) }

    func performInCard(_ command: Command) -> Bool {
        guard let panel = screen.open(CardPanel.self) else { return false }
        let (card, now) = (panel.card, now)
        switch command {
        case .send where panel.isEditing: save(panel)
        case .stop where panel.isEditing: screen.update(CardPanel.self) { $0.endEditing() }
        case .send, .open: list(selecting: card.id, query: panel.query)
        case .editCard: screen.update(CardPanel.self) { $0.edit() }
        case .tagCard: screen.update(CardPanel.self) { $0.editTags() }
        case .flagCard:
            let flag = card.nextFlag
            change(panel, flag.map { "given a \($0.text)" } ?? "without a flag") {
                $0.set(flag: flag, of: $1.id, at: now)
            }
        case .deleteCard: change(panel, "deleted") { $0.delete($1, at: now) }
        case .suspendCard:
            let isSuspended = card.isSuspended
            change(panel, isSuspended ? "asked again" : "suspended: p asks it again") {
                $0.suspend($1.id, !isSuspended, at: now)
            }
        case .buryCard:
            let zone = screen.timeZone
            change(panel, "left alone until tomorrow") { $0.bury($1.id, at: now, in: zone) }
        case .withdrawCorrection: withdraw(panel)
        case .undoReview: undoReview()
        default: return false
        }
        return true
    }

    private func change(
        _ panel: CardPanel, _ done: String, _ change: (inout Deck, ReviewCard) -> Void
    ) {
        desk.struck = nil
        show(desk.changeCard(panel.card, change), panel)
        screen.notify("\(Self.named(panel.card)) is \(done). /undo-review takes it back.", .success)
    }

    /// What is left of it, else the list without it.
    private func show(_ card: ReviewCard?, _ panel: CardPanel) {
        guard let card else { return list(query: panel.query) }
        let standing = standing(card)
        screen.update(CardPanel.self) { $0.show(card, standing) }
    }

    private func save(_ panel: CardPanel) {
        if let text = panel.editedTags {
            let (tags, now) = (NoteTags.tags(in: text), now)
            return change(panel, tags.map { "tagged \(NoteTags.text($0))" } ?? "without tags") {
                $0.set(tags: tags, of: $1.id, at: now)
            }
        }
        guard let (word, translation) = panel.edited else {
            return screen.notify("Write the word, “ = ”, and its meaning.", .warning)
        }
        guard let card = desk.editCard(panel.card, word: word, translation: translation, at: now) else {
            return screen.notify("There is a card like this already: change it, or leave it with Esc.", .warning)
        }
        show(card, panel)
        run { await $0.desk.makeSounds(for: [card]) }
        screen.notify("\(Self.named(card)) is saved.", .success)
    }

    /// The correction that the card was made of was wrong.
    private func withdraw(_ panel: CardPanel) {
        guard let mistake = CardMistake(panel.card.translation) else {
            return screen.notify("This card does not come from a correction: d deletes it.", .warning)
        }
        if desk.visit?.language == panel.card.language {
            _ = desk.withdraw(line: nil, better: panel.card.sentence, at: now)
        }
        let now = now
        desk.changeCard(panel.card) { $0.delete($1, at: now) }
        desk.struck = nil
        list(query: panel.query)
        tellWithdrawn([mistake.wrong], cards: 1)
    }

    /// Takes back what was done last in the list.
    ///
    /// - Returns: false where nothing was.
    func undoInList() -> Bool {
        guard screen.open(ReviewPanel.self) == nil, let card = desk.undoCardChange(at: now) else { return false }
        let query = screen.open(CardPanel.self)?.query ?? screen.open(ListPanel.self)?.search
        if browsed?.language != card.language { browsed = (card.language, "") }
        if let query { open(card, query: query) }
        screen.notify("\(Self.named(card)) is as it was.", .success)
        return true
    }

    // MARK: erasing

    /// Everything that was kept is erased: it is not shown, and asked for, either.
    func forgetEverything() {
        desk.forget()
        end()
        (reviewed, browsed, guessing, ended) = (nil, nil, nil, nil)
        stopAnswer()
        if showsLearning { screen.closePanel() }
    }

    private var showsLearning: Bool {
        screen.choice == .cards || screen.open(CardPanel.self) != nil || screen.open(ReviewPanel.self) != nil
            || screen.open(ProgressPanel.self) != nil || screen.open(RoomSummaryPanel.self) != nil
            || screen.open(WordsPanel.self) != nil || screen.open(GuessPanel.self) != nil
            || screen.open(RoomPanel.self) != nil
    }
}
