import EchoScreen
import Foundation
import GRDB
import History
import Testing

@testable import EchoStore

@Suite struct `A damaged store of conversations` {
    private let folder = StoreFolder()

    private func fill() async {
        let store = folder.store()
        for number in 0..<20 {
            await store.keep("c\(number)", (0..<100).map { "message \($0) of whale \(number)" })
        }
        store.note(.titled(ConversationID("c7"), ConversationTitle("Seven", .person)))
        await store.close()
    }

    private func removeBackups() throws {
        for file in folder.files("backup-") { try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)") }
    }

    /// The first page of each table.
    private func rootPages() throws -> [String: Int] {
        let reader = try MemoryConnection.reader(folder.database)
        return try reader.read { database in
            let rows = try Row.fetchAll(
                database, sql: "SELECT name, rootpage FROM sqlite_master WHERE type = 'table' AND rootpage > 0")
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
        }
    }

    private func overwrite(pages: [Int]) throws {
        try damage { file, _ in
            for page in pages {
                try file.seek(toOffset: UInt64(page - 1) * 4_096)
                try file.write(contentsOf: Data((0..<4_096).map { _ in UInt8.random(in: 0...255) }))
            }
        }
    }

    private func damage(_ body: (FileHandle, UInt64) throws -> Void) throws {
        let file = try FileHandle(forUpdating: URL(filePath: folder.database))
        let size = try file.seekToEnd()
        try body(file, size)
        try file.close()
    }

    private func report(_ store: ConversationStore) async throws -> SalvageReport {
        let news = store.news()
        try await store.access.check()
        await store.close()
        for await case .salvaged(let report) in news { return report }
        return SalvageReport(oldFile: "")
    }

    @Test func `that was emptied is taken from the newest backup that has conversations`() async throws {
        await fill()
        let full = try #require(folder.files("backup-").first)
        try FileManager.default.moveItem(
            atPath: "\(folder.path)/\(full)", toPath: "\(folder.path)/backup-2026-11-01.sqlite")
        let empty = StoreFolder()
        let other = empty.store()
        #expect(try await other.list() == [])
        await other.close()
        try FileManager.default.copyItem(atPath: empty.database, toPath: "\(folder.path)/backup-2026-11-02.sqlite")
        try Data().write(to: URL(filePath: folder.database))
        let store = folder.store()
        let news = store.news()

        #expect(try await store.list().count == 20)
        #expect(try await store.texts(of: "c7").count == 100)
        await store.close()
        for await case .salvaged(let report) in news {
            #expect(report.backup == "\(folder.path)/backup-2026-11-01.sqlite")
            #expect(report.fromBackup == 2_000)
            return
        }
        Issue.record("nothing was said of it")
    }

    @Test func `calls a conversation after its first words where its title cannot be read`() async throws {
        let store = folder.store()
        await store.keep("c", ["Where do herons sleep?", "In trees."])
        try await store.access.write { try $0.execute(sql: "UPDATE conversation SET title = '', title_origin = 0") }
        await store.close()
        try removeBackups()
        try damage { file, _ in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: Data(repeating: 0, count: 100))
        }
        let salvaged = folder.store()

        #expect(try await salvaged.list().count == 1)
        let record = try await salvaged.conversations(HistoryFilter(), after: nil, limit: 1).records.first
        #expect(record?.title == ConversationTitle("Where do herons sleep?", .firstWords))
    }

    @Test func `gives what can be read to a new one, and stays beside it`() async throws {
        await fill()
        try removeBackups()
        try damage { file, size in
            for page in stride(from: UInt64(40), to: size / 4_096 - 2, by: 12) {
                try file.seek(toOffset: page * 4_096)
                try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
            }
        }
        let report = try await report(folder.store())

        #expect(report.messages > 500)
        #expect(report.messages < 2_000)
        #expect(report.backup == nil)
        #expect(report.messages + report.lostMessages == 2_000)
        #expect(folder.files("damaged-").contains { $0.hasSuffix(".sqlite") })
        #expect(try folder.mode(of: report.oldFile) == 0o600)
        let store = folder.store()
        let hits = try await store.search(HistoryFilter(text: "whale"), order: .position, limit: 10_000)
        #expect(hits.count == report.messages)
        #expect(try await store.list().count == report.conversations)
        await store.keep("new", ["goes on"])
        #expect(try await store.texts(of: "new") == ["goes on"])
    }

    @Test func `is found when it is opened, without its first page, and everything else is read`() async throws {
        await fill()
        try damage { file, _ in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: Data(repeating: 0x58, count: 4_096))
        }
        let store = folder.store()
        let news = store.news()

        #expect(try await store.list().count == 20)
        #expect(try await store.conversation(ConversationID("c7"))?.title.text == "Seven")
        await store.close()
        var reports: [SalvageReport] = []
        for await case .salvaged(let report) in news { reports.append(report) }
        #expect(reports.map(\.backup) == [nil])
        #expect(reports.map(\.messages) == [2_000])
    }

    @Test func `gives everything but what its damaged pages held, wherever they are`() async throws {
        await fill()
        try removeBackups()
        let roots = try rootPages()
        // Where the search index lies, nothing else is lost.
        try overwrite(pages: roots.filter { $0.key.hasPrefix("message_text") }.map(\.value))
        var report = try await report(folder.store())
        #expect((report.conversations, report.messages, report.lostMessages) == (20, 2_000, 0))

        // The pages that lead to the messages are no messages.
        try removeBackups()
        try overwrite(pages: [try rootPages()["message"] ?? 0])
        report = try await self.report(folder.store())
        #expect((report.conversations, report.messages, report.lostMessages) == (20, 2_000, 0))
        let store = folder.store()
        #expect(try await store.found("whale").count == 100)
        #expect(try await store.texts(of: "c7") == (0..<100).map { "message \($0) of whale 7" })
        await store.close()
    }

    @Test func `is told from its middle, which is random bytes, and the daily backup has the rest`() async throws {
        await fill()
        let store = folder.store()
        await store.keep("late", ["after the backup"])
        await store.close()
        try damage { file, size in
            try file.seek(toOffset: size / 3)
            try file.write(contentsOf: Data((0..<size / 3).map { _ in UInt8.random(in: 0...255) }))
        }
        let report = try await report(folder.store())

        #expect(report.messages >= 2_000)
        #expect((report.fromBackup > 0) == (report.backup != nil))
        let sentence = report.wording.text(keyName: \.name)
        #expect(sentence.contains("The damaged file is kept as \(report.oldFile)."))
        let next = folder.store()
        for number in 0..<20 {
            #expect(
                try await next.texts(of: "c\(number)") == (0..<100).map { "message \($0) of whale \(number)" })
        }
        await next.close()
    }

    @Test func `of which nothing is left says what there is instead`() async throws {
        await fill()
        let random = { (size: UInt64) in Data((0..<size).map { _ in UInt8.random(in: 0...255) }) }
        try damage { file, size in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: random(size))
        }
        var report = try await report(folder.store())
        #expect(report.messages == 2_000)
        #expect(
            report.wording.text(keyName: \.name).hasPrefix(
                "The history was damaged and could not be repaired. The daily backup \(report.backup ?? "?") has taken")
        )

        try removeBackups()
        try damage { file, size in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: random(size))
        }
        report = try await self.report(folder.store())
        #expect(report.messages == 0)
        #expect(
            report.wording.text(keyName: \.name)
                == """
                The history was damaged and could not be repaired: no conversation in it could be read, and there is no \
                daily backup to use. A new history has begun. The damaged file is kept as \(report.oldFile).
                """)
    }

    @Test func `calls nothing cut off that was open while the backup was made`() async throws {
        let store = folder.store()
        store.note(.began(.sample("c")))
        store.note(.message(.sample("m", in: "c", "of a whale")))
        await store.flush()
        try await store.access.backUp(day: "2026-11-24")
        await store.close()
        for file in folder.files("backup-") where !file.contains("2026-11-24") {
            try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
        }
        try damage { file, size in
            try file.seek(toOffset: 0)
            try file.write(contentsOf: Data((0..<size).map { _ in UInt8.random(in: 0...255) }))
        }

        let next = folder.store()
        let news = next.news()
        #expect(try await next.texts(of: "c") == ["of a whale"])
        #expect(try await next.conversation(ConversationID("c"))?.wasCut == false)
        await next.close()
        for await case .opened(let cut) in news { #expect(cut.isEmpty) }
    }

    @Test func `does not bring back from a backup what was erased since`() async throws {
        await fill()
        let folder = MemoryFolder(path: folder.path)
        let backup = folder.backups.first ?? ""
        let copy = try Data(contentsOf: URL(filePath: backup))
        let store = self.folder.store()
        _ = try await store.erase([ConversationID("c3")])
        await store.close()
        // As if the program had ended before it came to the backup.
        try copy.write(to: URL(filePath: backup))
        try damage { file, size in
            try file.seek(toOffset: size / 2)
            try file.write(contentsOf: Data((0..<size / 4).map { _ in UInt8.random(in: 0...255) }))
        }
        _ = try await report(self.folder.store())

        let next = self.folder.store()
        #expect(try await !next.list().contains("c3"))
        #expect(try await next.list().count == 19)
        await next.close()
    }

    @Test func `that was cut short is salvaged while writing goes on`() async throws {
        await fill()
        try damage { file, size in try file.truncate(atOffset: size / 8_192 * 4_096) }
        let store = folder.store()
        store.note(.message(.sample("x", in: "c1", at: 500, "still here")))
        await store.flush()
        try? await store.access.check()

        #expect(try await store.texts(of: "c1").last == "still here")
        #expect(try await store.search(HistoryFilter(text: "still"), order: .best, limit: 9).count == 1)
    }

    @Test func `is no reason to touch it while another program has it open`() async throws {
        await fill()
        let other = folder.store()
        _ = try await other.list()
        let store = folder.store()
        let pool = try await store.access.pool()

        #expect(throws: StoreError.damaged(path: folder.database)) { try store.access.database.repair(pool) }
        #expect(folder.files("damaged-") == [])
        #expect(try await other.list().count == 20)
    }

    @Test func `begins anew where nothing can be read and no backup is there`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data("no database at all, but a text that is long enough to be looked at as one".utf8)
            .write(to: URL(filePath: folder.database))
        let store = folder.store()

        #expect(try await store.list() == [])
        #expect(folder.files("damaged-").contains { $0.hasSuffix(".sqlite") })
    }
}
