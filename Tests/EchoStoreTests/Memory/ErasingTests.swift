import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Erasing conversations` {
    private let folder = StoreFolder()

    private var memory: MemoryFolder { MemoryFolder(path: folder.path) }

    /// Pieces of four bytes and more of the words, as a page that was cut in two may hold them.
    private func found(_ words: [String]) throws -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return try paths.flatMap { name -> [String] in
            var isFolder: ObjCBool = false
            let path = "\(folder.path)/\(name)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                return []
            }
            let data = try Data(contentsOf: URL(filePath: path))
            return words.flatMap { Self.pieces(of: $0) }.filter { data.firstRange(of: $0) != nil }
                .map { "\(name): \(String(decoding: $0, as: UTF8.self))" }
        }
    }

    private static func pieces(of word: String) -> [Data] {
        let bytes = Data(word.utf8)
        return stride(from: 0, to: max(1, bytes.count - 5), by: 3).map { Data(bytes[$0..<min(bytes.count, $0 + 6)]) }
    }

    private static let words = ["qzxjvwkplugh", "жщъыфхцчшю", "魑魅魍魎驫麤", "🦕🪼🧿🪬🫎"]

    /// Much is said and changed, so that pages split and rows move.
    private func talk(_ store: ConversationStore, among others: Int = 24) async {
        for number in 0..<others {
            await store.keep("other\(number)", (0..<30).map { "quite ordinary words \(number) \($0)" })
            guard number % 4 == 1 else { continue }
            let id = ConversationID("secret\(number)")
            store.note(.began(.sample(id.rawValue)))
            for position in 0..<20 {
                for length in 1...4 {
                    let text = (0..<(length * 20)).map { "\(Self.words[$0 % 4])\($0 % 7)" }.joined(separator: " ")
                    store.note(
                        .message(
                            .sample(
                                "m\(position)", in: id.rawValue, at: position, text,
                                length == 4 ? .completed : .inProgress)))
                    await store.flush()
                }
            }
            store.note(.titled(id, ConversationTitle("About \(Self.words[0]) \(Self.words[1])", .person)))
            store.note(.ended(id, at: noon))
            await store.flush()
        }
    }

    private func secrets(_ others: Int = 24) -> [ConversationID] {
        (0..<others).filter { $0 % 4 == 1 }.map { ConversationID("secret\($0)") }
    }

    @Test func `leaves no byte of them in any file, and all of the others`() async throws {
        let store = folder.store()
        await talk(store)
        let backup = DailyBackup(folder: memory)
        for day in ["2026-11-21", "2026-11-22"] { try backup.make(day: day) }
        #expect(try !found(Self.words).isEmpty)

        let report = try await store.erase(secrets(), at: noon)

        #expect(report.conversations == 6)
        #expect(report.obstacle == nil)
        #expect(try found(Self.words) == [])
        #expect(folder.files("backup-") == ["backup-2026-11-23.sqlite"])
        #expect(folder.files("erasing-") == [])
        #expect(try await store.list().count == 24)
        #expect(try await store.search(HistoryFilter(text: "ordinary"), order: .position, limit: 9_999).count == 720)
        #expect(try await store.found(Self.words[0]) == [])
        await store.close()
        #expect(try found(Self.words) == [])
    }

    @Test func `that were purged in passing leaves none once the program has ended`() async throws {
        let store = folder.store()
        await talk(store, among: 8)
        try await store.purge(secrets(8))
        await store.close()

        #expect(try found(Self.words) == [])
        #expect(folder.files("erasing-") == [])
    }

    @Test func `takes their sound along, and nothing that lies elsewhere`() async throws {
        let names = [SoundFolder.newName(), SoundFolder.newName()]
        let store = folder.store()
        await store.keep("spoken-1", ["hello"])
        await store.keep("other", ["hello"])
        try FileManager.default.createDirectory(atPath: memory.sound, withIntermediateDirectories: true)
        let outside = "\(folder.path)/outside"
        for file in [names[0], names[1], "spoken-1-lost.opus"].map({ "\(memory.sound)/\($0)" }) + [outside] {
            try Data("RIFF".utf8).write(to: URL(filePath: file))
        }
        try await store.access.write { database in
            for (file, id) in [(names[0], "spoken-1"), ("../outside", "spoken-1"), (names[1], "other")] {
                try database.execute(
                    sql: """
                        INSERT INTO audio (message, file, format, start, duration, byte_count, created_at)
                        SELECT number, ?, 'opus', 0, 1, 4, 0 FROM message WHERE conversation = (
                            SELECT number FROM conversation WHERE id = ?)
                        """, arguments: [file, id])
            }
        }

        _ = try await store.erase([ConversationID("spoken-1")])

        #expect(try FileManager.default.contentsOfDirectory(atPath: memory.sound) == [names[1]])
        #expect(FileManager.default.fileExists(atPath: outside))
    }

    @Test func `that another program still writes keeps only what is said afterwards`() async throws {
        let other = folder.store()
        await other.keep("c", ["one"])
        let store = folder.store()
        _ = try await store.erase([ConversationID("c")], at: noon + 60)

        other.note(.message(.sample("late", at: 1, "old words", on: noon + 30)))
        other.note(.message(.sample("new", at: 2, "new words", on: noon + 90)))
        await other.flush()

        #expect(try await store.texts(of: "c") == ["new words"])
    }

    @Test func `that a killed program began is finished by the next one`() async throws {
        let before = folder.store()
        await talk(before, among: 8)
        await before.close()
        try ErasingNotes(folder: memory).add(secrets(8))

        let store = folder.store()
        try await store.erasing.scrub(at: noon)

        #expect(try found(Self.words) == [])
        #expect(try await store.list().count == 8)
    }

    @Test func `holds for a salvage from a backup too`() async throws {
        let store = folder.store()
        await talk(store, among: 8)
        try DailyBackup(folder: memory).make(day: "2026-11-22")
        await store.close()
        try ErasingNotes(folder: memory).add(secrets(8))
        let file = try FileHandle(forUpdating: URL(filePath: folder.database))
        try file.write(contentsOf: Data(repeating: 0x58, count: 4_096))
        try file.close()

        let next = folder.store()

        #expect(try await next.list().count == 8)
        let report = try await next.erase([], at: noon)
        #expect(report.damagedFiles.count >= 1)
        #expect(next.eraseDamagedFiles() == [])
        #expect(try found(Self.words) == [])
    }

    @Test func `is tried again while somebody reads what was there before`() async throws {
        let store = folder.store()
        await talk(store, among: 4)
        let reader = try DatabasePool(path: folder.database)
        let snapshot = try reader.makeSnapshot()
        let outcome = try await store.erase(secrets(4), at: noon)

        #expect(outcome.obstacle == .locked)
        #expect(try await store.list().count == 4)
        withExtendedLifetime(snapshot) {}
        try reader.close()
    }

    @Test func `is done in programs, too, that run for less than a minute`() async throws {
        let store = folder.store()
        await talk(store, among: 8)
        try await store.delete(secrets(8), at: noon - 90_000)
        let clock = ImpatientClock(leaving: .seconds(59))

        await store.run(clock: clock)

        #expect(try found(Self.words) == [])
    }

    @Test func `is done by itself a day after a conversation was deleted`() async throws {
        let store = folder.store()
        await talk(store, among: 8)
        try await store.delete(secrets(8), at: noon - 90_000)
        try await store.delete([ConversationID("other1")], at: noon - 80_000)
        let clock = ImpatientClock()
        async let run: Void = store.run(clock: clock)
        while folder.files("backup-").isEmpty { await Task.yield() }
        clock.stop()
        await run

        #expect(try found(Self.words) == [])
        #expect(try await store.conversation(ConversationID("other1")) != nil)
    }
}
