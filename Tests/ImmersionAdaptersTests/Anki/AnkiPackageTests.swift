import EchoWire
import Foundation
import GRDB
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Decks travel as Anki packages` {
    let now = Date(timeIntervalSince1970: 1_700_000_000)

    func cards() -> [ReviewCard] {
        [("la casa", "a house", "house.wav"), ("¿\"qué\" & <b>?", "what\nis", nil)].map { word, translation, sound in
            ReviewCard(
                language: .spanish, word: word, translation: translation, sentence: "Vivo en la casa.", sound: sound,
                met: "Café", memory: CardMemory(due: now))
        }
    }

    @Test func `what was written is read again, with its sound`() throws {
        let sounds = ["house.wav": Data([1, 2, 3]), "other.wav": Data([4])]
        let data = try AnkiPackage.data(of: CardPack(cards()), deck: "Español::Café", sounds: sounds, at: now)
        let contents = try AnkiPackage.contents(of: data, language: .spanish, at: now)
        #expect(contents.cards == cards())
        #expect(contents.sounds == ["house.wav": Data([1, 2, 3])])
    }

    @Test func `tags and flags travel, and what this program adds to them does not come back`() throws {
        var cards = cards()
        (cards[0].tags, cards[0].flag) = (["food", "lesson::one"], .turquoise)
        let data = try AnkiPackage.data(of: CardPack(cards), deck: "D", at: now)
        var expected = cards
        for index in expected.indices { expected[index].sound = nil }
        #expect(try AnkiPackage.contents(of: data, language: .spanish, at: now).cards == expected)
    }

    @Test func `a Japanese word travels with its reading`() throws {
        let card = ReviewCard(
            language: .japanese, word: "飲む", reading: "のむ", translation: "to drink", memory: CardMemory(due: now))
        let data = try AnkiPackage.data(of: CardPack([card]), deck: "D", sounds: [:], at: now)
        #expect(try AnkiPackage.contents(of: data, language: .japanese, at: now).cards == [card])
    }

    /// As other programs and people make them.
    private func package(_ names: [String], _ notes: [[String]], modelID: Int = 42) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "anki-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.anki2")
        let fields = names.enumerated().reversed().map { #"{"name":"\#($1)","ord":\#($0)}"# }.joined(separator: ",")
        let queue = try DatabaseQueue(path: file.path)
        try queue.write { database in
            try database.execute(sql: AnkiCollection.schema)
            try database.execute(
                sql: "INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, '{}', '{}', '{}')",
                arguments: [#"{"\#(modelID)":{"id":\#(modelID),"name":"T","flds":[\#(fields)]}}"#])
            for (id, note) in notes.enumerated() {
                try database.execute(
                    sql: "INSERT INTO notes VALUES (?, ?, 42, 0, -1, '', ?, ?, 0, 0, '')",
                    arguments: [id + 1, "g\(id)", note.joined(separator: "\u{1F}"), note[0]])
            }
        }
        try queue.close()
        return try Data(
            PackageWriter.bytes(of: [
                PackedFile(name: "collection.anki2", bytes: Array(Data(contentsOf: file))),
                PackedFile(name: "media", bytes: Array("{}".utf8)),
            ]))
    }

    private func read(
        _ names: [String], _ notes: [[String]], _ language: RoomLanguage = .spanish, modelID: Int = 42
    ) throws -> [[String]] {
        try AnkiPackage.contents(of: try package(names, notes, modelID: modelID), language: language, at: now).cards
            .map { [$0.word, $0.translation, $0.sentence, $0.reading ?? ""] }
    }

    @Test func `notes of three fields keep all three, whatever they are called`() throws {
        let notes = [["la casa", "house", "Vivo aquí."], ["el pan", "bread", ""], ["el mar", "sea", "<b>azul</b>"]]
        let all = [
            ["la casa", "house", "Vivo aquí.", ""], ["el pan", "bread", "", ""], ["el mar", "sea", "azul", ""],
        ]
        for names in [
            ["Front", "Back", "Extra"], ["Word", "Translation", "Sentence"], ["Spanish", "English", "Notes"],
            ["Español", "Inglés", "Hint"], ["A", "B", "C"],
        ] {
            #expect(try read(names, notes) == all, "\(names)")
        }
        #expect(try read(["Front", "Back", "Extra"], notes, modelID: 7) == all)
    }

    @Test func `fields are taken by their names, in whichever order they stand`() throws {
        #expect(
            try read(["Rank", "Meaning", "Word"], [["1", "house", "la casa"]]) == [["la casa", "house", "", ""]])
        #expect(
            try read(["Word", "Reading", "Meaning"], [["飲む", "のむ", "to drink"]], .japanese)
                == [["飲む", "to drink", "", "のむ"]])
        #expect(
            try read(["English", "German", "Audio"], [["the dog", "der Hund", "[sound:a.mp3]"]], .german)
                == [["der Hund", "the dog", "", ""]])
    }

    @Test func `a field with nothing to read does not cost the note`() throws {
        #expect(
            try read(["A", "B", "C"], [["[sound:a.mp3]", "la casa", "house"], ["el pan", "", "bread"]])
                == [["la casa", "house", "", ""], ["el pan", "bread", "", ""]])
    }

    @Test func `a package that anything was done to has a clear error, and never crashes`() throws {
        let data = try AnkiPackage.data(
            of: CardPack(cards()), deck: "D", sounds: ["house.wav": Data(count: 50)], at: now)
        #expect(throws: AnkiPackageError.notAPackage) {
            try AnkiPackage.contents(of: Data("hello".utf8), language: .spanish, at: now)
        }
        #expect(throws: AnkiPackageError.notAPackage) {
            try AnkiPackage.contents(of: data.dropLast(30), language: .spanish, at: now)
        }
        var broken = data
        broken[200] ^= 0xFF
        #expect(throws: AnkiPackageError.damaged) {
            try AnkiPackage.contents(of: broken, language: .spanish, at: now)
        }
        var state: UInt64 = 7
        for _ in 0..<150 {
            var bytes = data
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let tail = state & 1 == 0 ? min(bytes.count, 400) : bytes.count
                bytes[bytes.count - 1 - Int(state >> 33) % tail] = UInt8(truncatingIfNeeded: state >> 25)
            }
            _ = try? AnkiPackage.contents(of: bytes, language: .spanish, at: now)
        }
    }

    @Test(arguments: ["'x'", "NULL", "1e300", "x'00'"])
    func `a note of a type that is no number is a note all the same`(type: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "anki-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.anki2")
        let queue = try DatabaseQueue(path: file.path)
        try queue.write { database in
            try database.execute(sql: "CREATE TABLE notes (id INTEGER, mid INTEGER, flds TEXT)")
            try database.execute(
                sql: "INSERT INTO notes VALUES (1, \(type), ?)", arguments: ["la casa\u{1F}a house"])
        }
        try queue.close()
        let bytes = Array(try Data(contentsOf: file))
        let package = try PackageWriter.bytes(of: [PackedFile(name: "collection.anki2", bytes: bytes)])
        let contents = try AnkiPackage.contents(of: Data(package), language: .spanish, at: now)
        #expect(contents.cards.map(\.word) == ["la casa"])
    }

    @Test func `a database that is none, or another one, is damaged`() throws {
        for bytes in [Array("no database".utf8), []] {
            let package = try PackageWriter.bytes(of: [PackedFile(name: "collection.anki2", bytes: bytes)])
            #expect(throws: AnkiPackageError.damaged) {
                try AnkiPackage.contents(of: Data(package), language: .spanish, at: now)
            }
        }
    }

    @Test func `a package for newer programs only says what to do`() throws {
        // Version 4, in Protocol Buffers.
        let files =
            [PackedFile(name: "meta", bytes: [8, 4])]
            + ["collection.anki2", "collection.anki21b"].map { PackedFile(name: $0, bytes: []) }
        #expect(throws: AnkiPackageError.newerFormat) {
            try AnkiPackage.contents(of: Data(PackageWriter.bytes(of: files)), language: .spanish, at: now)
        }
    }

    @Test func `a sound's name leads nowhere else`() throws {
        let card = ReviewCard(
            language: .spanish, word: "a", translation: "b", sound: "../x", memory: CardMemory(due: now))
        #expect(throws: AnkiPackageError.soundName("../x")) {
            try AnkiPackage.data(of: CardPack([card]), deck: "D", sounds: ["../x": Data()], at: now)
        }
    }

    private static var python: String? { ProcessInfo.processInfo.environment["ECHO_ANKI_PYTHON"] }

    @Test(.enabled(if: python != nil)) func `Anki's own library takes it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "anki-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "deck.apkg")
        try AnkiPackage.data(
            of: CardPack(cards()), deck: "Español::Café", sounds: ["house.wav": Data([1, 2])], at: now
        ).write(
            to: file)
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/open-apkg.py")
        let program = Process()
        program.executableURL = URL(filePath: try #require(Self.python))
        program.arguments = [script.path, file.path, folder.path]
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let told = try output.fileHandleForReading.readToEnd() ?? Data()
        program.waitUntilExit()
        let json = try JSONValue(parsing: told)
        #expect(json["notes"]?[0] == ["la casa", "a house", "Vivo en la casa.", "[sound:house.wav]", "Café"])
        #expect(json["notes"]?[1]?[0] == "¿&quot;qué&quot; &amp; &lt;b&gt;?")
        #expect(json["decks"] == ["Español::Café", "Español::Café"])
        #expect(json["sounds"] == ["house.wav"])
        #expect(json["asks"] == true)
    }
}
