import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Every schema that was ever shipped` {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private let folder = StoreFolder()

    /// A database as that version left it, then taken as far as that step by a version in between.
    private func restore(_ version: Int, upTo step: String? = nil) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let sql = try String(contentsOf: Self.fixtures.appending(path: "conversations-\(version).sql"), encoding: .utf8)
        let queue = try DatabaseQueue(path: folder.database)
        try queue.inDatabase { try $0.execute(sql: sql) }
        if let step { try MemorySchema.migrator.migrate(queue, upTo: step) }
    }

    @Test(arguments: MemorySchema.steps.map(\.name).filter { !$0.hasPrefix("1 ") } + [nil])
    func `is read by this version`(step: String?) async throws {
        try restore(1, upTo: step)
        let store = folder.store()

        #expect(try await store.list() == ["kept"])
        #expect(try await store.texts(of: "kept") == ["Where do whales sing?", "In the sea."])
        #expect(try await store.found("whales") == ["m1"])
        let record = try #require(try await store.conversation(ConversationID("kept")))
        #expect(record.title == ConversationTitle("Whales", .person))
        #expect(record.cost == Decimal(string: "0.0125"))
        await store.keep("new", ["goes on"])
        #expect(try await store.list() == ["new", "kept"])
    }

    /// Databases of 1.0.0 are at the last of these: new steps stand behind them.
    @Test func `has the steps of 1_0_0 in their order`() {
        let released = [
            "1 conversations", "1 search", "1 calls, audio, events, prompts, spending", "2 sound",
            "2 erased conversations", "4 prompts and spending", "5 meaning", "6 sealed texts", "7 versions",
            "7 vector marks", "8 local messages", "9 margins", "10 copies", "11 sealed prompts", "12 pending copies",
            "13 kept rows", "14 pictures", "15 phases", "16 answer details",
        ]

        #expect(MemorySchema.steps.map(\.name).starts(with: released))
    }

    /// A step that was edited would make new databases different from old ones.
    @Test func `becomes what a new database is`() async throws {
        try restore(1)
        let new = StoreFolder()
        let migrated = try await folder.store().access.read(Self.schema)
        let fresh = try await new.store().access.read(Self.schema)

        #expect(migrated == fresh)
        #expect(fresh.count > 20)
    }

    @Sendable private static func schema(of database: Database) throws -> [String: String] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'grdb_migrations'")
        let words = rows.map { ($0[1] as String).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return Dictionary(uniqueKeysWithValues: zip(rows.map { $0[0] as String }, words))
    }
}
