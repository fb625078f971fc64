import EchoScreen
import EchoText
import Foundation

/// The cards of a deck as rows to choose from, the newest first.
enum CardRows {
    static func rows(_ deck: Deck, at now: Date, in zone: TimeZone) -> [ChoiceRowViewState] {
        deck.order.reversed().compactMap { deck.cards[$0] }.map { row($0, CardStanding($0, at: now, in: zone)) }
    }

    private static func row(_ card: ReviewCard, _ standing: CardStanding) -> ChoiceRowViewState {
        var row = ChoiceRowViewState(
            id: card.id.rawValue, title: RoomMargin.shortened(Sanitizer.line(RoomCards.told(card))),
            state: StyledText(standing.text, role(standing.kind)), note: note(card, standing),
            help: RoomMargin.shortened(Sanitizer.line(card.sentence)))
        row.keywords = [standing.keywords, note(card, standing)].joined(separator: " ")
        return row
    }

    /// "red flag · forgotten twice · food travel".
    private static func note(_ card: ReviewCard, _ standing: CardStanding) -> String {
        [card.flag?.text ?? "", standing.forgotten, Sanitizer.line(NoteTags.text(card.tags))]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private static func role(_ kind: CardStanding.Kind) -> TextRole {
        switch kind {
        case .due: .warning
        case .suspended, .buried: .faint
        case .new, .learning, .later: .plain
        }
    }

    /// "12 cards, 3 due, 1 suspended. Type words, a tag, or due, new, suspended, forgotten, flag."
    static func footer(_ deck: Deck, at now: Date, in zone: TimeZone) -> String {
        let kinds = deck.cards.values.map { CardStanding($0, at: now, in: zone).kind }
        let counts = [CardStanding.Kind.due, .new, .suspended].compactMap { kind -> String? in
            let count = kinds.count { $0 == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let all = kinds.count == 1 ? "1 card" : "\(kinds.count) cards"
        return ([all] + counts).joined(separator: ", ")
            + ". Type words, a tag, or due, new, suspended, forgotten, flag."
    }
}
