public import Echo
import EchoWire
public import Foundation
public import Immersion

/// Sends cards to an Anki that runs, and takes its own, through its add-on AnkiConnect.
public struct AnkiConnectClient: Sendable {
    /// Where the add-on listens by default.
    public static let address = "http://127.0.0.1:8765"
    private static let longestAnswer = 16 << 20
    /// Notes that are asked for at once, and in all.
    private static let (atOnce, mostNotes) = (200, 20_000)

    private let transport: any HTTPTransportProtocol
    private let address: String

    public init(transport: any HTTPTransportProtocol, address: String = AnkiConnectClient.address) {
        self.transport = transport
        self.address = address
    }

    /// The names of Anki's decks.
    public func decks() async throws(AnkiConnectError) -> [String] {
        try await ask("deckNames").array?.compactMap(\.string) ?? []
    }

    /// - Parameter sounds: by file name, as the cards name them.
    public func add(_ cards: [ReviewCard], to deck: String, sounds: [String: Data] = [:])
        async throws(AnkiConnectError) -> AnkiReceipt
    {
        guard !cards.isEmpty else { return AnkiReceipt() }
        _ = try await ask("createDeck", ["deck": .string(deck)])
        try await addModel()
        let notes = cards.map { Self.note($0, deck: deck, sounds: sounds) }
        let answer = try await ask("canAddNotes", ["notes": .array(notes)])
        guard let flags = answer.array, flags.count == notes.count else { throw .unexpectedAnswer }
        var receipt = AnkiReceipt()
        var words: Set<String> = []
        let fresh = zip(zip(cards, notes), flags).filter { $0.1.bool == true }.map(\.0).filter { card, _ in
            // Anki asks for each note whether it has its like, and then takes none of two that are alike.
            let isFirst = words.insert(Self.key(card)).inserted
            if !isFirst { receipt.equal.append(card.word) }
            return isFirst
        }
        guard !fresh.isEmpty else { return receipt }
        for name in Set(fresh.compactMap(\.0.sound)).intersection(sounds.keys).sorted() {
            guard let sound = sounds[name], CardMarkup.sound("[sound:\(name)]") == name else { continue }
            let data = JSONValue.string(sound.base64EncodedString())
            _ = try await ask("storeMediaFile", ["filename": .string(name), "data": data])
        }
        try await add(fresh, to: &receipt)
        return receipt
    }

    /// All at once; one after the other where one of them spoils it for all.
    private func add(
        _ notes: [(card: ReviewCard, note: JSONValue)], to receipt: inout AnkiReceipt
    ) async throws(AnkiConnectError) {
        let refusal: String
        do throws(AnkiConnectError) {
            let added = try await ask("addNotes", ["notes": .array(notes.map(\.note))]).array ?? []
            guard added.count == notes.count else { throw .unexpectedAnswer }
            for (card, answer) in zip(notes.map(\.card), added) { receipt.take(card, isAdded: answer.integer != nil) }
            return
        } catch {
            guard case .refused(let reason) = error else { throw error }
            refusal = reason
        }
        for (card, note) in notes {
            do throws(AnkiConnectError) {
                let answer = try await ask("addNote", ["note": note])
                receipt.take(card, isAdded: answer.integer != nil)
            } catch {
                guard case .refused(let reason) = error else { throw error }
                receipt.take(card, isAdded: false, reason)
            }
        }
        // Not one card is the matter then, but all.
        if receipt.added == 0, notes.count > 1, receipt.refused.count == notes.count { throw .refused(refusal) }
    }

    /// What Anki compares: the first field without its markup.
    private static func key(_ card: ReviewCard) -> String {
        CardMarkup.plain(CardMarkup.html(card.wordField)).precomposedStringWithCanonicalMapping
    }

    /// A note's fields in their order, and its tags, apart by spaces.
    public typealias Note = (fields: [String], tags: String)

    /// The notes of a deck and of those inside it; as many as a deck of this program holds.
    ///
    /// - Throws: `noDeck`.
    public func notes(in deck: String) async throws(AnkiConnectError) -> [Note] {
        let known = try await decks()
        guard known.contains(deck) else { throw .noDeck(deck, known: Array(known.sorted().prefix(8))) }
        let query = "deck:\"\(Self.escaped(deck))\""
        let found = try await ask("findNotes", ["query": .string(query)])
        guard let numbers = found.array else { throw .unexpectedAnswer }
        var notes: [Note] = []
        for start in stride(from: 0, to: min(numbers.count, Self.mostNotes), by: Self.atOnce) {
            let some = Array(numbers[start..<min(start + Self.atOnce, numbers.count)])
            let answer = try await ask("notesInfo", ["notes": .array(some)])
            guard let infos = answer.array else { throw .unexpectedAnswer }
            notes += infos.compactMap { info -> Note? in
                guard let fields = Self.fields(info) else { return nil }
                return (fields, (info["tags"]?.array ?? []).compactMap(\.string).joined(separator: " "))
            }
        }
        return notes
    }

    /// A sound of Anki's; nil where it has none of this name.
    public func sound(named name: String) async throws(AnkiConnectError) -> Data? {
        let answer = try await ask("retrieveMediaFile", ["filename": .string(name)])
        return answer.string.flatMap { Data(base64Encoded: $0) }
    }

    private static func fields(_ note: JSONValue) -> [String]? {
        guard let fields = note["fields"]?.object, !fields.isEmpty else { return nil }
        return fields.compactMap { _, field in
            field["order"]?.integer.map { ($0, field["value"]?.string ?? "") }
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// As Anki's search wants what stands for itself.
    private static func escaped(_ name: String) -> String {
        name.reduce(into: "") { result, character in
            if "\\\"*_".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private func addModel() async throws(AnkiConnectError) {
        let known = try await ask("modelNames").array?.compactMap(\.string) ?? []
        guard !known.contains(AnkiCollection.modelName) else { return }
        _ = try await ask(
            "createModel",
            [
                "modelName": .string(AnkiCollection.modelName),
                "inOrderFields": .array(AnkiCollection.fields.map { .string($0) }),
                "css": .string(AnkiCollection.style),
                "cardTemplates": [
                    [
                        "Name": "Card 1", "Front": .string(AnkiCollection.front), "Back": .string(AnkiCollection.back),
                    ]
                ],
            ])
    }

    private static func note(_ card: ReviewCard, deck: String, sounds: [String: Data]) -> JSONValue {
        let sound = card.sound.flatMap { sounds[$0] == nil ? nil : "[sound:\($0)]" } ?? ""
        let texts =
            [card.wordField, card.translation, card.sentence].map(CardMarkup.html) + [sound, CardMarkup.html(card.met)]
        let fields = Dictionary(zip(AnkiCollection.fields, texts.map { JSONValue.string($0) })) { first, _ in first }
        return [
            "deckName": .string(deck), "modelName": .string(AnkiCollection.modelName), "fields": .object(fields),
            "tags": .array(
                ([NoteTags.ofThisProgram, card.language.rawValue] + (card.tags ?? [])).map { .string($0) }),
            "options": ["allowDuplicate": false],
        ]
    }

    private func ask(_ action: String, _ parameters: JSONValue = [:]) async throws(AnkiConnectError) -> JSONValue {
        let request: JSONValue = ["action": .string(action), "version": 6, "params": parameters]
        let answer = try await answer(Data(request.text.utf8))
        guard let value = try? JSONValue(parsing: answer), value.object != nil else { throw .unexpectedAnswer }
        if let error = value["error"], !error.isNull {
            throw .refused(String(Self.words(of: error.string ?? "").prefix(300)))
        }
        return value["result"] ?? .null
    }

    /// The add-on is written in Python, and says several reasons as a list of it.
    private static func words(of reason: String) -> String {
        guard reason.hasPrefix("["), reason.hasSuffix("]") else { return reason }
        var (reasons, rest) = ([String](), reason.dropFirst().dropLast())
        while let quote = rest.first(where: { $0 == "'" || $0 == "\"" }), let start = rest.firstIndex(of: quote) {
            let text = rest[rest.index(after: start)...]
            guard let end = text.firstIndex(of: quote) else { break }
            let words = String(text[..<end])
            if !words.isEmpty, !reasons.contains(words), reasons.count < 3 { reasons.append(words) }
            rest = text[text.index(after: end)...]
        }
        return reasons.isEmpty ? reason : reasons.joined(separator: "; ")
    }

    private func answer(_ body: Data) async throws(AnkiConnectError) -> Data {
        do {
            let response = try await transport.send(
                HTTPRequest(
                    method: "POST", url: address, headers: ["content-type": "application/json"], body: body))
            guard response.status == 200 else { throw AnkiConnectError.unexpectedAnswer }
            var data = Data()
            for try await piece in response.body {
                data += piece
                guard data.count <= Self.longestAnswer else { throw AnkiConnectError.unexpectedAnswer }
            }
            return data
        } catch let error as AnkiConnectError {
            throw error
        } catch let error as EchoError {
            switch error {
            case .unreachable: throw .notRunning(address: address)
            case .invalidURL: throw .badAddress(address)
            default: throw .failed
            }
        } catch {
            throw .unexpectedAnswer
        }
    }
}

extension AnkiReceipt {
    fileprivate mutating func take(_ card: ReviewCard, isAdded: Bool, _ reason: String = "it is there already") {
        guard !isAdded else { return added += 1 }
        refused.append(card.word)
        if self.reason.isEmpty { self.reason = reason }
    }
}
