import EchoScreen
import EchoStore
import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `Cards and days that an earlier version kept as one text are taken over` {
    /// As the last version before there were rows kept it: answered, suspended and buried cards, limits, two days, and how the person speaks.
    private static let text: String = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/language")
        let line = (try? Data(contentsOf: path)) ?? Data()
        return (try? JSONDecoder().decode(String.self, from: line)) ?? ""
    }()

    private static func memory() throws -> RoomMemory {
        try JSONDecoder().decode(RoomMemory.self, from: Data(text.utf8))
    }

    /// The days may have come in another order.
    private static func pieces(_ memory: RoomMemory?) -> Set<RoomRecord> { Set(memory?.records() ?? []) }

    private func program(_ rows: Rows) -> KeptRoomMemory {
        let store = rows.store()
        let note = store.note(at: rows.note)
        return KeptRoomMemory(
            store.rows(of: "language"),
            earlier: EarlierRoomMemory(
                read: { await note.text() }, putAside: { await note.putAside() }, erase: { await note.remove() }))
    }

    private func files(_ rows: Rows) throws -> [String] {
        let folder = (rows.note as NSString).deletingLastPathComponent
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("language") }
    }

    @Test(arguments: [Place.inADatabase, .encrypted])
    func `nothing of them is lost, and the text is gone`(place: Place) async throws {
        let rows = try await Rows(place)
        let expected = try Self.memory()
        #expect(expected[deck: .spanish].cards.count == 4)
        #expect(expected[deck: .spanish].limits == DeckLimits(newPerDay: 20, reviewsPerDay: 150))
        #expect(expected.days.count == 2)
        #expect(await rows.store().note(at: rows.note).set(Self.text))

        let loaded = try #require(await program(rows).load())

        #expect(Self.pieces(loaded) == Self.pieces(expected))
        #expect(loaded[deck: .spanish] == expected[deck: .spanish])
        #expect(try files(rows) == [])
        #expect(await program(rows).load() == loaded)
        await rows.close()
    }

    @Test func `two programs may do it at once, and it may be done twice`() async throws {
        let rows = try await Rows(.inADatabase)
        let expected = try Self.memory()
        #expect(await rows.store().note(at: rows.note).set(Self.text))
        let programs = (0..<4).map { _ in program(rows) }

        let loaded = await withTaskGroup { group in
            for program in programs { group.addTask { await program.load() } }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(loaded.map(Self.pieces) == Array(repeating: Self.pieces(expected), count: 4))
        #expect(await rows.store().note(at: rows.note).set(Self.text))
        #expect(Self.pieces(await program(rows).load()) == Self.pieces(expected))
        let amount = try await rows.rows().news(since: nil).rows.count
        // Five cards, two decks, two days and a speaker.
        #expect(amount == 10)
        await rows.close()
    }

    @Test func `what was learned since is not taken back by a text that lay there still`() async throws {
        let rows = try await Rows(.inADatabase)
        let note = rows.store().note(at: rows.note)
        #expect(await note.set(Self.text))
        var memory = try #require(await program(rows).load())
        let id = try #require(memory[deck: .spanish].order.last)
        memory[deck: .spanish].answer(
            .good, to: id, at: Date(timeIntervalSince1970: 1_800_000_000), in: .gmt, by: FSRSScheduler())
        _ = await program(rows).save(memory)
        #expect(await rows.store().note(at: rows.note).set(Self.text))

        let again = await program(rows).load()

        #expect(again == memory)
        await rows.close()
    }

    @Test func `who saves before reading takes them over, too`() async throws {
        let rows = try await Rows(.inADatabase)
        #expect(await rows.store().note(at: rows.note).set(Self.text))
        var memory = RoomMemory()
        memory[deck: .german].add(
            ReviewCard(
                language: .german, word: "der Tisch", translation: "the table",
                memory: CardMemory(due: Date(timeIntervalSince1970: 1_700_000_000))))

        #expect(await program(rows).save(memory) == .merged(try Self.memory()))

        #expect(try files(rows) == [])
        #expect(await program(rows).load() == memory.merging(try Self.memory()))
        await rows.close()
    }

    @Test func `a text that makes no sense is put aside, and never written over`() async throws {
        let rows = try await Rows(.inADatabase)
        try Data("\"{\\\"decks\\\": 1\"\n".utf8).write(to: URL(filePath: rows.note))

        #expect(await program(rows).load() == nil)
        #expect(await program(rows).save(try Self.memory()) == .kept)

        #expect(try files(rows) == ["language.damaged"])
        #expect(try String(contentsOfFile: rows.note + ".damaged", encoding: .utf8).contains("decks"))
        #expect(Self.pieces(await program(rows).load()) == Self.pieces(try Self.memory()))
        await rows.close()
    }

    @Test func `a text that cannot be opened now stays, and is taken over later`() async throws {
        let rows = try await Rows(.encrypted)
        #expect(await rows.store().note(at: rows.note).set(Self.text))
        rows.keys.lose()
        #expect(await program(rows).load() == nil)
        #expect(try files(rows) == ["language"])
        rows.keys.find()

        #expect(Self.pieces(await program(rows).load()) == Self.pieces(try Self.memory()))
        #expect(try files(rows) == [])
        await rows.close()
    }

    @Test func `all of it is exported as one text, as the earlier version did`() async throws {
        let rows = try await Rows(.inADatabase)
        #expect(await rows.store().note(at: rows.note).set(Self.text))

        let document = try #require(await program(rows).document())

        let exported = try JSONDecoder().decode(RoomMemory.self, from: Data(document.utf8))
        #expect(Self.pieces(exported) == Self.pieces(try Self.memory()))
        await rows.close()
    }
}
