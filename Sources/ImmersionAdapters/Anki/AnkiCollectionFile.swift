import EchoCrypto
import EchoWire
import Foundation
import GRDB
import Immersion

/// The SQLite file in an Anki package.
enum AnkiCollectionFile {
    static let mostNotes = 500_000
    /// What today's Anki compares names by, without which its tables cannot be read.
    private static let unicase = DatabaseCollation("unicase") { $0.lowercased().compare($1.lowercased()) }

    static func bytes(of pack: CardPack, deck: String, sounds: Set<String>, at now: Date) throws(AnkiPackageError)
        -> [UInt8]
    {
        do {
            return try inFolder { folder in
                let file = folder.appending(path: "collection.anki2")
                let queue = try DatabaseQueue(path: file.path)
                try queue.write { database in try fill(database, pack, deck, sounds, now) }
                try queue.close()
                return Array(try Data(contentsOf: file))
            }
        } catch {
            throw .cannotWrite
        }
    }

    static func pack(in bytes: [UInt8], language: RoomLanguage, at now: Date) throws(AnkiPackageError) -> CardPack {
        do {
            return try inFolder { folder in
                let file = folder.appending(path: "collection.anki2")
                try Data(bytes).write(to: file)
                var configuration = Configuration()
                configuration.readonly = true
                configuration.prepareDatabase { $0.add(collation: unicase) }
                let queue = try DatabaseQueue(path: file.path, configuration: configuration)
                defer { try? queue.close() }
                return try queue.read { try pack($0, language, now) }
            }
        } catch {
            throw .damaged
        }
    }

    private static func pack(_ database: Database, _ language: RoomLanguage, _ now: Date) throws -> CardPack {
        let names = fieldNames(database)
        let notes = try Row.fetchAll(
            database,
            sql: """
                SELECT id, mid, flds, \(hasTags(database) ? "tags" : "'' AS tags") FROM notes
                WHERE typeof(flds) = 'text' AND length(flds) < 100000 ORDER BY id LIMIT ?
                """,
            arguments: [mostNotes])
        let rows = (try? Row.fetchAll(database, sql: "SELECT * FROM cards ORDER BY nid, ord, id")) ?? []
        let kept = Dictionary(grouping: rows) { $0.whole("nid") ?? 0 }
        let began = (try? Row.fetchOne(database, sql: "SELECT crt FROM col"))?.whole("crt") ?? 0
        var (all, numbers): ([ReviewCard], [Int: CardID]) = ([], [:])
        for note in notes {
            let found = cards(
                note["flds"], names: names[String(note.whole("mid") ?? 0)] ?? [], tags: note.words("tags") ?? "",
                language, now)
            let rows = kept[note.whole("id") ?? 0] ?? []
            all += found.enumerated().map { place, card in
                // A note that is asked in both directions is one card here: the first of them counts.
                guard rows.indices.contains(place) else { return card }
                if let number = rows[place].whole("id") { numbers[number] = card.id }
                var card = card
                card.flag = rows[place].whole("flags").flatMap { CardFlag(rawValue: $0 & 7) }
                guard let kept = AnkiSchedule(rows[place], began: began) else { return card }
                return card.remembered(kept.memory, lapses: kept.lapses, isSuspended: kept.isSuspended)
            }
        }
        return CardPack(all, answers: AnkiReviews.read(database, cards: numbers))
    }

    private static func hasTags(_ database: Database) -> Bool {
        (try? database.columns(in: "notes").contains { $0.name == "tags" }) ?? false
    }

    private static func cards(
        _ fields: String, names: [String], tags: String, _ language: RoomLanguage, _ now: Date
    ) -> [ReviewCard] {
        let fields = fields.split(separator: AnkiCollection.separator, omittingEmptySubsequences: false)
        return CardNote(fields.map(String.init), names: names.count == fields.count ? names : [], tags: tags)
            .cards(language, at: now)
    }

    /// What the fields of each type of note are called, in small letters; nothing where the file does not tell.
    private static func fieldNames(_ database: Database) -> [String: [String]] {
        guard let models = try? String.fetchOne(database, sql: "SELECT models FROM col WHERE typeof(models) = 'text'"),
            case .object(let types)? = try? JSONValue(parsing: models), !types.isEmpty
        else { return fieldNamesInTable(database) }
        return types.mapValues { type in
            let fields = type["flds"]?.array ?? []
            let places = fields.enumerated().sorted {
                ($0.element["ord"]?.integer ?? $0.offset) < ($1.element["ord"]?.integer ?? $1.offset)
            }
            return places.map { ($0.element["name"]?.string ?? "").trimmingCharacters(in: .whitespaces).lowercased() }
        }
    }

    /// Today's collections have a table of them.
    private static func fieldNamesInTable(_ database: Database) -> [String: [String]] {
        let rows = (try? Row.fetchAll(database, sql: "SELECT ntid, ord, name FROM fields ORDER BY ntid, ord")) ?? []
        return rows.reduce(into: [:]) { names, row in
            let name = (row.words("name") ?? "").trimmingCharacters(in: .whitespaces).lowercased()
            names[String(row.whole("ntid") ?? 0), default: []].append(name)
        }
    }

    private static func fill(
        _ database: Database, _ pack: CardPack, _ deck: String, _ sounds: Set<String>, _ now: Date
    ) throws {
        try database.execute(sql: AnkiCollection.schema)
        let seconds = Int(min(max(now.timeIntervalSince1970, 0), 1e11))
        let deckID = 1_000_000 + number(of: deck, bytes: 5)
        let began = max(0, seconds - AnkiSchedule.daysBefore * 86_400)
        let answers = Dictionary(pack.answers.map { ($0.card, 1) }, uniquingKeysWith: +)
        var ids: [CardID: Int] = [:]
        try database.execute(
            sql: "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
            arguments: [
                began, seconds * 1000, seconds * 1000, AnkiCollection.configuration(deck: deckID).text,
                AnkiCollection.models(deck: deckID, seconds: seconds).text,
                AnkiCollection.decks(deckID, name: deck, seconds: seconds).text, AnkiCollection.deckOptions.text,
            ])
        for (place, card) in pack.cards.enumerated() {
            let id = seconds * 1000 + place
            ids[card.id] = id
            let sound = card.sound.flatMap { sounds.contains($0) ? "[sound:\($0)]" : nil } ?? ""
            let fields =
                [card.wordField, card.translation, card.sentence].map(CardMarkup.html) + [
                    sound, CardMarkup.html(card.met),
                ]
            try database.execute(
                sql: "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')",
                arguments: [
                    id, card.id.rawValue, AnkiCollection.modelID, seconds, Self.tags(card),
                    fields.joined(separator: String(AnkiCollection.separator)), card.wordField,
                    number(of: card.wordField, bytes: 4),
                ])
            let kept = AnkiSchedule.arguments(
                card, place: place, answers: answers[card.id] ?? 0, began: began, at: now)
            let numbers: [Int] = [id, id, deckID, seconds] + kept.numbers + [card.flag?.rawValue ?? 0]
            try database.execute(
                sql: "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)",
                arguments: StatementArguments(numbers) + StatementArguments([kept.data]))
        }
        try AnkiReviews.write(pack.answers, ids: ids, to: database)
    }

    /// As Anki keeps them, with a space at both ends.
    private static func tags(_ card: ReviewCard) -> String {
        let own = [NoteTags.ofThisProgram, card.language.rawValue] + (card.tags ?? [])
        return " \(own.joined(separator: " ")) "
    }

    /// The first bytes of the SHA-1, as Anki numbers its notes.
    private static func number(of text: String, bytes: Int) -> Int {
        Insecure.SHA1.hash(data: Data(text.utf8)).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func inFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(folder)
    }
}
