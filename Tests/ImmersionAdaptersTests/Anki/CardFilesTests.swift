import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `Files of cards are told apart by their names` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)")
    private let cards = [
        ReviewCard(
            language: .spanish, word: "la mesa", translation: "the table", sentence: "Pongo la mesa.", met: "kitchen",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
    ]

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private var files: CardFiles { CardFiles(home: folder.path, folder: folder.path) }

    @Test(arguments: ["a.txt", "b.TSV", "c.apkg", "~/d.txt"]) func `what is written is read again`(name: String)
        async throws
    {
        try await files.write(CardPack(cards), of: .spanish, to: name)

        let read = try await files.pack(in: name, of: .spanish).cards
        #expect(read.map(\.id) == cards.map(\.id))
        #expect(read.map(\.sentence) == ["Pongo la mesa."])
        await #expect(throws: CardFileError.exists) { try await files.write(CardPack(cards), of: .spanish, to: name) }
    }

    @Test func `what cannot be read says why`() async throws {
        try Data("one column\n".utf8).write(to: folder.appending(path: "bad.txt"))
        try Data("PK no package".utf8).write(to: folder.appending(path: "bad.apkg"))
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder.txt"), withIntermediateDirectories: true)

        await #expect(throws: CardFileError.missing) { _ = try await files.pack(in: "none.txt", of: .spanish) }
        await #expect(throws: CardFileError.unknownKind) { _ = try await files.pack(in: "a.doc", of: .spanish) }
        await #expect(throws: CardFileError.damagedLine(1)) { _ = try await files.pack(in: "bad.txt", of: .spanish) }
        await #expect(throws: CardFileError.damaged) { _ = try await files.pack(in: "bad.apkg", of: .spanish) }
        await #expect(throws: CardFileError.unreadable) { _ = try await files.pack(in: "folder.txt", of: .spanish) }
    }

    @Test func `a line that is a sound alone is named, and the others are read`() async throws {
        try Data("la luna\tmoon\n[sound:x.mp3]\tthe sea\n".utf8).write(to: folder.appending(path: "sound.txt"))

        let pack = try await files.pack(in: "sound.txt", of: .spanish)

        #expect(pack.cards.map(\.word) == ["la luna"])
        #expect(pack.leftOut == "Line 2 was left out: it has no word.")
    }

    @Test func `text is UTF-8, or UTF-16 with its mark, and never guessed`() async throws {
        let line = "el niño\tthe child\n"
        try #require(line.data(using: .isoLatin1)).write(to: folder.appending(path: "latin.txt"))
        try #require(line.data(using: .utf16)).write(to: folder.appending(path: "wide.txt"))

        await #expect(throws: CardFileError.otherEncoding) { _ = try await files.pack(in: "latin.txt", of: .spanish) }
        #expect(try await files.pack(in: "wide.txt", of: .spanish).cards.map(\.word) == ["el niño"])
    }

    @Test func `where nothing can be written it says so`() async {
        await #expect(throws: CardFileError.unwritable) {
            try await files.write(CardPack(cards), of: .spanish, to: "no/such/folder/a.txt")
        }
    }
}
