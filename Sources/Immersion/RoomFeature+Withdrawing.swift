import EchoScreen
import EchoText
import Foundation

/// Cards that are changed or deleted, and corrections that were wrong.
extension RoomFeature {
    // MARK: corrections

    /// Of the selected line, else the last one.
    func withdrawCorrection() {
        guard desk.visit != nil else { return screen.notify("There is no correction here to strike.", .warning) }
        let line = screen.selectsMessage ? screen.selectedMessage.flatMap { lines[$0] } : nil
        guard let gone = desk.withdraw(line: line, at: now) else {
            return screen.notify("There is no correction here to strike.", .warning)
        }
        tellWithdrawn(gone.corrections.map(\.what), cards: gone.cards)
    }

    /// The last of those that the summary still lists.
    func withdraw(in panel: RoomSummaryPanel) {
        guard let item = panel.summary.drill.last else {
            return screen.notify("There is no correction here to strike.", .warning)
        }
        let cards = desk.strike(item, in: panel.language, at: now, zone: screen.timeZone)
        screen.update(RoomSummaryPanel.self) { $0.withdraw(item) }
        tellWithdrawn([item.wrong], cards: cards)
    }

    func tellWithdrawn(_ wrong: [String], cards: Int) {
        let told = wrong.map { "“\(RoomMargin.shortened(Sanitizer.line($0)))”" }.joined(separator: ", ")
        let gone = cards == 0 ? "" : cards == 1 ? " Its card is deleted." : " Its \(cards) cards are deleted."
        let back = desk.struck == nil ? "" : " /undo-review brings it back."
        screen.notify("The correction of \(told) is struck and no longer counts.\(gone)\(back)", .success)
    }

    /// What was struck last was right.
    ///
    /// - Returns: false where nothing was struck since, or something was done to cards.
    private func bringBack() -> Bool {
        guard screen.open(ReviewPanel.self) == nil, screen.open(CardPanel.self) == nil,
            let back = desk.bringBack(at: now, zone: screen.timeZone)
        else { return false }
        let told = back.corrections.map { "“\(RoomMargin.shortened(Sanitizer.line($0.what)))”" }
        screen.notify("The correction of \(told.joined(separator: ", ")) is back.", .success)
        return true
    }

    // MARK: cards in a review

    /// Whether the command does something to the card that is asked.
    func performOnCard(_ command: Command) -> Bool {
        switch command {
        case .withdrawCorrection: withdrawCard()
        case .deleteCard: change("deleted") { $0.delete(at: $1) }
        case .suspendCard: change("suspended: \(RoomFeature.resuming)") { $0.suspend(at: $1) }
        case .buryCard: change("left alone until tomorrow") { $0.bury(at: $1) }
        case .editCard: screen.update(ReviewPanel.self) { $0.edit() }
        case .flagCard: flagCard()
        case .undoReview: undoReview()
        default: return false
        }
        return true
    }

    private nonisolated static let resuming = "/resume-cards asks it again"

    private func change(_ done: String, _ change: (inout ReviewSession, Date) -> Void) {
        guard let language = reviewed, let card = shownCard else { return }
        let now = now
        desk.struck = nil
        _ = desk.changeReview(in: language) { change(&$0, now) }
        goOn()
        let named = RoomFeature.named(card)
        guard desk.review != nil else {
            return screen.notify("\(named) is \(done). /undo-review takes it back.", .success)
        }
        screen.notify("\(named) is \(done). \(key: .undoReview) takes it back.", .success)
    }

    /// The card that is asked keeps its place.
    private func flagCard() {
        guard let language = reviewed, shownCard != nil else { return }
        let now = now
        desk.struck = nil
        _ = desk.changeReview(in: language) { $0.flag(at: now) }
        showReview()
    }

    private var shownCard: ReviewCard? {
        desk.review?.question.flatMap { desk.review?.deck.cards[$0.card] }
    }

    nonisolated static func named(_ card: ReviewCard) -> String {
        "The card “\(RoomMargin.shortened(Sanitizer.line(card.word)))”"
    }

    /// The correction that the card was made of was wrong.
    private func withdrawCard() {
        guard let card = shownCard, let mistake = CardMistake(card.translation) else {
            return screen.notify("This card does not come from a correction: d deletes it.", .warning)
        }
        // Where it was met it may be shown still.
        if desk.visit?.language == card.language { _ = desk.withdraw(line: nil, better: card.sentence, at: now) }
        guard let language = reviewed else { return }
        let now = now
        _ = desk.changeReview(in: language) { $0.delete(at: now) }
        desk.struck = nil
        goOn()
        tellWithdrawn([mistake.wrong], cards: 1)
    }

    private func goOn() {
        stopAnswer()
        showReview()
        askAloud()
    }

    func saveEdited(_ panel: ReviewPanel) {
        guard let language = reviewed else { return }
        guard let (word, translation) = panel.edited else {
            return screen.notify("Write the word, “ = ”, and its meaning.", .warning)
        }
        let now = now
        let edited = desk.changeReview(in: language) { $0.edit(word: word, translation: translation, at: now) }
        guard let card = edited ?? nil else {
            return screen.notify("There is a card like this already: change it, or leave it with Esc.", .warning)
        }
        screen.update(ReviewPanel.self) { $0.endEditing() }
        goOn()
        run { await $0.desk.makeSounds(for: [card]) }
        screen.notify("\(RoomFeature.named(card)) is saved.", .success)
    }

    /// Takes back the last step of the review that goes on, or of the one that ended last.
    func undoReview() {
        if bringBack() || undoInList() { return }
        guard let language = reviewed, desk.review?.canUndo ?? desk.endedReview?.canUndo ?? false else {
            return screen.notify("Nothing was done to a card that could be taken back.", .warning)
        }
        if desk.review == nil { (desk.review, desk.endedReview) = (desk.endedReview, nil) }
        let now = now
        guard let card = desk.changeReview(in: language, { $0.undo(at: now) }) ?? nil else { return }
        if screen.open(ReviewPanel.self) == nil { screen.show(ReviewPanel(language: language)) }
        goOn()
        screen.notify("\(RoomFeature.named(card)) is as it was.", .success)
    }

    func resumeCards() {
        let language = cardLanguage
        run { feature in
            await feature.desk.ready()
            let count = feature.desk.resumeCards(of: language, at: feature.now)
            feature.screen.notify(
                count == 0
                    ? "No \(language.title) card is suspended."
                    : "\(count == 1 ? "1 card is" : "\(count) cards are") asked again.")
        }
    }
}
