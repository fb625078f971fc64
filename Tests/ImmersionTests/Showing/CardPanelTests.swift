import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite struct `All cards are listed, and one is looked at` {
    private let noon = Date(timeIntervalSince1970: 1_700_049_600)

    private func card(
        _ word: String, _ translation: String = "t", stage: MemoryStage = .new, due days: Double = 0
    ) -> ReviewCard {
        ReviewCard(
            language: .spanish, word: word, translation: translation, sentence: "Pongo \(word).", met: "Café",
            memory: CardMemory(stage: stage, due: noon.addingTimeInterval(days * 86_400)))
    }

    private func deck(_ cards: ReviewCard...) -> Deck {
        var deck = Deck()
        for card in cards { deck.add(card) }
        return deck
    }

    private func text(_ panel: CardPanel) -> String {
        guard case .lines(let lines) = panel.overlay.content else { return "" }
        return lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `each says how it stands`() {
        var suspended = card("s", stage: .review, due: -1)
        suspended.isSuspended = true
        var buried = card("b", stage: .review, due: -1)
        buried.buriedUntil = StudyDay(of: noon, in: .gmt).adding(1)
        let all: [(ReviewCard, String)] = [
            (card("n"), "new"), (card("d", stage: .review, due: -3), "due"),
            (card("t", stage: .review, due: 1), "tomorrow"), (card("l", stage: .review, due: 12), "in 12 days"),
            (card("p", stage: .learning, due: -0.01), "due"),
            (card("q", stage: .relearning, due: 0.01), "being learned"),
            (suspended, "suspended"), (buried, "left alone until tomorrow"),
        ]
        for (card, said) in all { #expect(CardStanding(card, at: noon, in: .gmt).text == said, "\(card.word)") }
    }

    @Test func `the newest stand first, and are found by words and by how they stand`() {
        var forgotten = card("la silla", "chair", stage: .review, due: 4).remembered(
            CardMemory(stage: .review, due: noon.addingTimeInterval(4 * 86_400)), lapses: 3, isSuspended: false)
        forgotten.changed = noon
        let deck = deck(card("la mesa", "table"), forgotten)
        let rows = CardRows.rows(deck, at: noon, in: .gmt)
        #expect(rows.map(\.title) == ["la silla = chair", "la mesa = table"])
        #expect(rows.map(\.state.text) == ["in 4 days", "new"])
        #expect(rows.map(\.note) == ["forgotten 3 times", ""])
        #expect(CardRows.footer(deck, at: noon, in: .gmt).hasPrefix("2 cards, 1 new."))

        for (query, found) in [
            ("new", "la mesa = table"), ("forgotten", "la silla = chair"), ("chair later", "la silla = chair"),
        ] {
            let panel = ListPanel(.cards, rows, query: Composer(text: query))
            #expect(panel.selectedRow?.title == found, "\(query)")
        }
    }

    @Test func `a card shows its meaning, what was answered, and what may be done`() throws {
        var deck = deck(card("la mesa", "table", stage: .review))
        let id = try #require(deck.order.first)
        deck.answer(.again, to: id, at: noon, in: .gmt, by: FSRSScheduler())
        let answered = try #require(deck.cards[id])
        let panel = CardPanel(answered, CardStanding(answered, at: noon, in: .gmt), answers: deck.log.answers)

        #expect(panel.use == .reading)
        #expect(panel.overlay.keys == .card)
        for part in [
            "la mesa", "table", "Pongo la mesa.", "Met: Café", "forgotten once", "again  then in 10 min", "p suspend",
        ] {
            #expect(text(panel).contains(part), "\(part)")
        }
        #expect(!text(panel).contains("x that was wrong"))
    }

    @Test func `it is edited in its place`() {
        var panel = CardPanel(card("la mesa", "table"), CardStanding(card("la mesa"), at: noon, in: .gmt), answers: [])
        panel.edit()
        #expect(panel.use == .editing && panel.overlay.keys == nil)
        panel.compose { $0.insert("!") }
        #expect(panel.edited?.word == "la mesa" && panel.edited?.translation == "table!")
        panel.endEditing()
        #expect(panel.use == .reading)
    }

    @Test func `its tags are edited in their place, and its flag goes round`() {
        var card = card("la mesa", "table")
        (card.tags, card.flag) = (["food", "a1"], .red)
        var panel = CardPanel(card, CardStanding(card, at: noon, in: .gmt), answers: [])
        #expect(text(panel).contains("Tags: food a1") && text(panel).contains("new · red flag"))

        panel.editTags()
        #expect(panel.use == .editing && panel.editedTags == "food a1" && panel.edited == nil)
        panel.compose { $0.insert(" new") }
        #expect(NoteTags.tags(in: panel.editedTags ?? "") == ["food", "a1", "new"])
        panel.endEditing()
        #expect(panel.editedTags == nil)

        var flags: [CardFlag?] = []
        for _ in 0..<8 {
            card.flag = card.nextFlag
            flags.append(card.flag)
        }
        #expect(flags == [.orange, .green, .blue, .pink, .turquoise, .purple, nil, .red])
    }

    @Test func `it is found by its tags and its flag`() {
        var tagged = card("la mesa", "table")
        (tagged.tags, tagged.flag) = (["furniture"], .blue)
        let rows = CardRows.rows(deck(tagged, card("la silla", "chair")), at: noon, in: .gmt)
        #expect(rows.map(\.note) == ["", "blue flag · furniture"])
        for query in ["furniture", "blue", "flag"] {
            #expect(ListPanel(.cards, rows, query: Composer(text: query)).selectedRow?.title == "la mesa = table")
        }
    }
}
