import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite("Cards and days are kept in a file")
struct RoomMemoryFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "room-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "language.json") }

    private func memory() -> RoomMemory {
        var memory = RoomMemory()
        let card = ReviewCard(
            language: .spanish, word: "la mesa", translation: "the table",
            memory: CardMemory(due: Date(timeIntervalSince1970: 1_700_000_000)))
        memory[deck: .spanish].add(card)
        return memory
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("they are there again, and only their owner can read them") func again() async throws {
        await RoomMemoryFile(path: file.path).save(RoomMemory())
        await RoomMemoryFile(path: file.path).save(memory())

        #expect(await RoomMemoryFile(path: file.path).load() == memory())
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try names() == ["language.json"])
        try FileManager.default.removeItem(at: folder)
    }

    @Test("two programs that write it take nothing from one another") func two() async throws {
        let (one, other) = (RoomMemoryFile(path: file.path), RoomMemoryFile(path: file.path))
        _ = (await one.load(), await other.load())
        await one.save(memory())
        var theirs = RoomMemory()
        let card = ReviewCard(
            language: .german, word: "der Tisch", translation: "the table",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        theirs[deck: .german].add(card)
        await other.save(theirs)

        let kept = await RoomMemoryFile(path: file.path).load()
        #expect(kept?[deck: .german].cards.count == 1)
        #expect(kept?[deck: .spanish].cards.count == 1)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("nothing is there at first") func first() async {
        #expect(await RoomMemoryFile(path: file.path).load() == nil)
    }

    @Test("a damaged file is put aside, and never written over") func damaged() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for round in 1...2 {
            try Data("{\"decks\": \(round)".utf8).write(to: file)
            let store = RoomMemoryFile(path: file.path)
            #expect(await store.load() == nil)
            await store.save(memory())
        }

        #expect(try names() == ["language.json", "language.json.damaged", "language.json.damaged-2"])
        #expect(await RoomMemoryFile(path: file.path).load() == memory())
        let aside = folder.appending(path: "language.json.damaged-2")
        #expect(try String(contentsOf: aside, encoding: .utf8) == "{\"decks\": 2")
        try FileManager.default.removeItem(at: folder)
    }
}
