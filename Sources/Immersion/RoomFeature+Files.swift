import EchoScreen
import EchoText

/// Cards from elsewhere and to elsewhere: files, and an Anki that runs.
extension RoomFeature {
    func importCards(from place: String) {
        let language = cardLanguage
        if let deck = Self.deck(place) { return importCards(ofDeck: deck, language) }
        guard let files = desk.files else { return }
        run { feature in
            await feature.desk.ready()
            do throws(CardFileError) {
                feature.take(try await files.pack(in: place, of: language), language)
            } catch {
                feature.screen.notify("\(place): \(error.text)", .warning)
            }
        }
    }

    private func importCards(ofDeck deck: String, _ language: RoomLanguage) {
        guard let anki = desk.anki else { return }
        let address = ankiAddress
        run { feature in
            await feature.desk.ready()
            do throws(AnkiConnectError) {
                let deck = deck.isEmpty ? language.ankiDeck : deck
                feature.take(CardPack(try await anki.cards(in: deck, of: language, at: address)), language)
            } catch {
                feature.screen.notify("\(error.text)", .warning)
            }
        }
    }

    private func take(_ pack: CardPack, _ language: RoomLanguage) {
        let cards = pack.cards
        let added = desk.take(pack, of: language, in: screen.timeZone)
        let left = desk.left(of: cards)
        let known = cards.count - added - left
        let rest =
            (known == 0 ? "" : " \(known) \(known == 1 ? "was" : "were") there already.")
            + (left == 0 ? "" : " \(left) \(left == 1 ? "was" : "were") left out: too long, or the deck is full.")
            + (pack.wordless.isEmpty ? "" : " \(pack.leftOut)")
        let taken = "\(added) \(language.title) \(added == 1 ? "card" : "cards")"
        screen.notify("\(taken) imported.\(rest)", .success)
    }

    func exportCards(to place: String) {
        let language = cardLanguage
        run { feature in
            await feature.desk.ready()
            let deck = feature.desk.memory[deck: language]
            let cards = deck.order.compactMap { deck.cards[$0] }
            guard !cards.isEmpty else {
                return feature.screen.notify("There are no \(language.title) cards to export.", .warning)
            }
            if let deck = Self.deck(place) {
                await feature.send(cards, toDeck: deck.isEmpty ? language.ankiDeck : deck)
            } else {
                await feature.write(CardPack(cards, answers: deck.log.answers), of: language, to: place)
            }
        }
    }

    private func write(_ pack: CardPack, of language: RoomLanguage, to path: String) async {
        guard let files = desk.files else { return }
        do throws(CardFileError) {
            try await files.write(pack, of: language, to: path)
            screen.notify("\(Self.count(pack.cards.count)) written to \(path).", .success)
        } catch {
            screen.notify("\(path): \(error.text)", .warning)
        }
    }

    private func send(_ cards: [ReviewCard], toDeck deck: String) async {
        guard let anki = desk.anki else { return }
        do throws(AnkiConnectError) {
            let receipt = try await anki.send(cards, to: deck, at: ankiAddress)
            let rest = receipt.rest(of: cards.count)
            screen.notify(
                "\(Self.count(receipt.added)) sent to Anki's deck \(deck).\(rest)",
                receipt.refused.isEmpty ? .success : .warning)
        } catch {
            screen.notify("\(error.text)", .warning)
        }
    }

    private var ankiAddress: String { screen.preferences[word: .ankiAddress] ?? Self.usualAnkiAddress }

    /// Where AnkiConnect listens unless it was told otherwise.
    nonisolated static let usualAnkiAddress = "http://127.0.0.1:8765"

    private static func count(_ cards: Int) -> String { cards == 1 ? "1 card" : "\(cards) cards" }

    /// What stands behind the word "anki": empty for the usual deck; nil for a file.
    private static func deck(_ place: String) -> String? {
        let words = place.trimmed
        guard words.lowercased() == "anki" || words.lowercased().hasPrefix("anki ") else { return nil }
        return String(words.dropFirst(4)).trimmed
    }
}
