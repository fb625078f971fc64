import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import ImmersionAdapters
import Testing

/// What every place for rows does for cards and days.
@Suite struct `Cards and days are kept, a row each` {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func memory(_ language: RoomLanguage = .spanish, _ words: String...) -> RoomMemory {
        var memory = RoomMemory()
        for word in words.isEmpty ? ["la mesa"] : words { memory[deck: language].add(card(word, language)) }
        return memory
    }

    private func card(_ word: String, _ language: RoomLanguage = .spanish) -> ReviewCard {
        ReviewCard(language: language, word: word, translation: "t", memory: CardMemory(due: Self.now))
    }

    private func answered(_ memory: RoomMemory, _ word: String, after seconds: TimeInterval) -> RoomMemory {
        var memory = memory
        memory[deck: .spanish].answer(
            .good, to: card(word).id, at: Self.now.addingTimeInterval(seconds), in: .gmt, by: FSRSScheduler())
        return memory
    }

    @Test(arguments: Place.allCases) func `they are there again`(place: Place) async throws {
        let rows = try await Rows(place)
        var memory = answered(memory(.spanish, "la mesa", "el café"), "la mesa", after: 0)
        let today = StudyDay(of: Self.now, in: .gmt)
        memory.put([.day(LearningDay(day: today, language: .spanish, talked: .seconds(60)))])
        #expect(await rows.program().save(RoomMemory()) == .kept)

        #expect(await rows.program().save(memory) == .kept)

        #expect(await rows.program().load() == memory)
        await rows.close()
    }

    @Test(arguments: Place.allCases) func `nothing is there at first`(place: Place) async throws {
        let rows = try await Rows(place)
        #expect(await rows.program().load() == nil)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `what changes is there again, and what was there before`(place: Place) async throws {
        let rows = try await Rows(place)
        let (program, first) = (await rows.program(), memory(.spanish, "a", "b"))
        _ = await program.save(first)
        var second = answered(first, "a", after: 60)
        second[deck: .spanish].add(card("c"))
        second[deck: .german].add(card("der Tisch", .german))

        #expect(await program.save(second) == .kept)

        #expect(await rows.program().load() == second)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `two programs that write take nothing from one another, and learn from one another`(place: Place)
        async throws
    {
        let rows = try await Rows(place)
        let (one, other) = (await rows.program(), await rows.program())
        _ = await one.save(memory())

        let saving = await other.save(memory(.german, "der Tisch"))

        #expect(saving == .merged(memory()))
        let kept = await rows.program().load()
        #expect(kept?[deck: .german].cards.count == 1)
        #expect(kept?[deck: .spanish].cards.count == 1)
        let answered = answered(memory(), "la mesa", after: 60)
        #expect(await one.save(answered) == .merged(memory(.german, "der Tisch")))
        guard case .merged(let theirs) = await other.save(memory(.german, "der Tisch", "die Tür")) else {
            Issue.record("nothing of the other came")
            return
        }
        #expect(theirs[deck: .spanish].cards == answered[deck: .spanish].cards)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `of a card that two programs know, the one answered later is kept`(place: Place) async throws {
        let rows = try await Rows(place)
        let (one, other) = (await rows.program(), await rows.program())
        _ = await one.save(memory())
        _ = await other.load()
        let (earlier, later) = (answered(memory(), "la mesa", after: 60), answered(memory(), "la mesa", after: 90))
        _ = await one.save(later)

        guard case .merged(let theirs) = await other.save(earlier) else {
            Issue.record("nothing of the other came")
            return
        }

        #expect(theirs[deck: .spanish].cards == later[deck: .spanish].cards)
        #expect(await rows.program().load()?[deck: .spanish].cards == later[deck: .spanish].cards)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `what somebody erased does not come back, and what is made afterwards is kept`(place: Place) async throws {
        let rows = try await Rows(place)
        let program = await rows.program()
        _ = await program.save(memory())
        try await rows.erase()

        #expect(await program.save(memory(.spanish, "la mesa", "b")) == .erased(memory(.spanish, "b")))
        #expect(await rows.program().load() == memory(.spanish, "b"))
        #expect(await program.save(memory(.spanish, "b", "c")) == .kept)
        #expect(await rows.program().load() == memory(.spanish, "b", "c"))
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `an answer to a card that somebody erased does not bring it back`(place: Place) async throws {
        let rows = try await Rows(place)
        let program = await rows.program()
        _ = await program.save(memory())
        try await rows.erase()

        #expect(await program.save(answered(memory(), "la mesa", after: 60)) == .erased(RoomMemory()))
        #expect(await rows.program().load() == nil)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `what another began after the erasing is not written over`(place: Place) async throws {
        let rows = try await Rows(place)
        let (one, other) = (await rows.program(), await rows.program())
        _ = await one.save(memory())
        try await rows.erase()
        _ = await other.save(memory(.german, "der Tisch"))

        let both = memory(.german, "der Tisch").merging(memory(.spanish, "b"))
        #expect(await one.save(memory(.spanish, "la mesa", "b")) == .erased(both))

        #expect(await rows.program().load() == both)
        await rows.close()
    }

    @Test(arguments: Place.allCases)
    func `one answer among thousands of cards writes as much as among a few`(place: Place) async throws {
        var written: Set<KeptRowSpy.Size> = []
        for count in [50, 5_000] {
            let rows = try await Rows(place)
            let spy = KeptRowSpy(rows.rows())
            let program = KeptRoomMemory(spy)
            var memory = RoomMemory()
            for number in 0..<count { memory[deck: .spanish].add(card("w\(number)")) }
            memory = answered(memory, "w0", after: 0)
            _ = await program.save(memory)

            _ = await program.save(answered(memory, "w7", after: 60))

            written.insert(await spy.sizes.last ?? KeptRowSpy.Size(rows: 0, bytes: 0))
            await rows.close()
        }

        // The card, how many were new today, and what was answered today.
        #expect(written.map(\.rows) == [3])
        #expect((1...1_000).contains(written.first?.bytes ?? 0))
    }

    @Test(arguments: [Place.inADatabase, .encrypted])
    func `one answer among thousands of cards changes few rows and pages of the database`(place: Place)
        async throws
    {
        let rows = try await Rows(place)
        let program = await rows.program()
        var memory = RoomMemory()
        for number in 0..<5_000 { memory[deck: .spanish].add(card("w\(number)")) }
        _ = await program.save(memory)
        try await rows.emptyLog()
        let before = try await rows.changes()

        _ = await program.save(answered(memory, "w2500", after: 60))

        // The card, the deck, the day's answers, and that something is new; sealing writes all but the last twice.
        #expect(try await rows.changes() - before <= 7)
        #expect(rows.logSize <= 20 * 4_120)
        #expect(rows.logSize > 0)
        await rows.close()
    }

    @Test func `what cannot be opened now is there again with the key, and with it what was learned meanwhile`()
        async throws
    {
        let rows = try await Rows(.encrypted)
        _ = await rows.program().save(memory())
        rows.keys.lose()
        let locked = await rows.program()
        #expect(await locked.load() == nil)
        #expect(await locked.save(memory(.spanish, "b")) == .kept)
        rows.keys.find()

        // Nobody is asked for the key again at once.
        let cameBack = await eventually {
            guard case .merged(let theirs) = await locked.save(memory(.spanish, "b", "c")) else { return false }
            return theirs[deck: .spanish].cards[card("la mesa").id] != nil
        }
        #expect(cameBack)

        #expect(await rows.program().load()?[deck: .spanish].cards.count == 3)
        await rows.close()
    }

    @Test func `a row that makes no sense here is left as it is`() async throws {
        let rows = try await Rows(.inMemory)
        var change = KeptRowChange()
        change.added = ["{\"of\":\"a newer version\"}"]
        _ = try await rows.rows().write(change, since: nil)

        let program = await rows.program()
        #expect(await program.load() == nil)
        #expect(await program.save(memory()) == .kept)

        #expect(await rows.program().load() == memory())
        #expect(try await rows.rows().news(since: nil).rows.first?.content == change.added.first)
        await rows.close()
    }

    @Test func `a card that two rows hold is one, with the later answer, and one row again`() async throws {
        let rows = try await Rows(.inMemory)
        let (early, late) = (answered(memory(), "la mesa", after: 0), answered(memory(), "la mesa", after: 60))
        var change = KeptRowChange()
        for memory in [early, late] {
            change.added += try memory.records().map {
                String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
            }
        }
        _ = try await rows.rows().write(change, since: nil)
        let program = await rows.program()

        let loaded = try #require(await program.load())
        #expect(loaded[deck: .spanish].cards == late[deck: .spanish].cards)
        _ = await program.save(loaded)

        // The card, the deck, and the day's answers.
        #expect(try await rows.rows().news(since: nil).rows.count == 3)
        #expect(await rows.program().load()?[deck: .spanish].log.answers.count == 2)
        #expect(await rows.program().load()?[deck: .spanish].cards == late[deck: .spanish].cards)
        await rows.close()
    }
}
