import EchoApp
@testable import EchoStore
import Foundation
import Testing

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

    @Test func `gives what can be read to a new one, and stays beside it`() async throws {
        await fill()
        try damage { file, size in
            for page in stride(from: UInt64(40), to: size / 4_096 - 2, by: 12) {
                try file.seek(toOffset: page * 4_096)
                try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
            }
        }
        let report = try await report(folder.store())

        #expect(report.messages > 500)
        #expect(report.messages < 2_000)
        #expect(!report.usedBackup)
        #expect(folder.files("damaged-").contains { $0.hasSuffix(".sqlite") })
        #expect(try folder.mode(of: report.oldFile) == 0o600)
        let store = folder.store()
        let hits = try await store.search(HistoryFilter(text: "whale"), order: .position, limit: 10_000)
        #expect(hits.count == report.messages)
        #expect(try await store.list().count == report.conversations)
        await store.keep("new", ["goes on"])
        #expect(try await store.texts(of: "new") == ["goes on"])
    }

    @Test func `is found when it is opened, without its first page, and a backup takes its place`() async throws {
        await fill()
        try DailyBackup(folder: MemoryFolder(path: folder.path)).make(day: "2026-11-23")
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
        #expect(reports.map(\.usedBackup) == [true])
        #expect(reports.map(\.messages) == [2_000])
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
