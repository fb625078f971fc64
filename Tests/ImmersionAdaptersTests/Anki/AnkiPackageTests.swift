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
        let data = try AnkiPackage.data(of: cards(), deck: "Español::Café", sounds: sounds, at: now)
        let contents = try AnkiPackage.contents(of: data, language: .spanish, at: now)
        #expect(contents.cards == cards())
        #expect(contents.sounds == ["house.wav": Data([1, 2, 3])])
    }

    @Test func `a Japanese word travels with its reading`() throws {
        let card = ReviewCard(
            language: .japanese, word: "飲む", reading: "のむ", translation: "to drink", memory: CardMemory(due: now))
        let data = try AnkiPackage.data(of: [card], deck: "D", sounds: [:], at: now)
        #expect(try AnkiPackage.contents(of: data, language: .japanese, at: now).cards == [card])
    }

    @Test func `a package that anything was done to has a clear error, and never crashes`() throws {
        let data = try AnkiPackage.data(of: cards(), deck: "D", sounds: ["house.wav": Data(count: 50)], at: now)
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

    @Test func `a database that is none, or another one, is damaged`() throws {
        for bytes in [Array("no database".utf8), []] {
            let package = PackageWriter.bytes(of: [PackedFile(name: "collection.anki2", bytes: bytes)])
            #expect(throws: AnkiPackageError.damaged) {
                try AnkiPackage.contents(of: Data(package), language: .spanish, at: now)
            }
        }
    }

    @Test func `a package for newer programs only says what to do`() throws {
        let files = ["collection.anki2", "collection.anki21b"].map { PackedFile(name: $0, bytes: []) }
        #expect(throws: AnkiPackageError.newerFormat) {
            try AnkiPackage.contents(of: Data(PackageWriter.bytes(of: files)), language: .spanish, at: now)
        }
    }

    @Test func `a sound's name leads nowhere else`() throws {
        let card = ReviewCard(
            language: .spanish, word: "a", translation: "b", sound: "../x", memory: CardMemory(due: now))
        #expect(throws: AnkiPackageError.soundName("../x")) {
            try AnkiPackage.data(of: [card], deck: "D", sounds: ["../x": Data()], at: now)
        }
    }

    private static var python: String? { ProcessInfo.processInfo.environment["ECHO_ANKI_PYTHON"] }

    @Test(.enabled(if: python != nil)) func `Anki's own library takes it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "anki-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "deck.apkg")
        try AnkiPackage.data(of: cards(), deck: "Español::Café", sounds: ["house.wav": Data([1, 2])], at: now).write(
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
