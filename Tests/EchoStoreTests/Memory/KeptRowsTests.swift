import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `What a feature remembers in rows` {
    private let kind = KeptAmount.Kind("room")
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"

    private func isInFiles(_ word: String) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { name in
            (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).range(of: Data(word.utf8)) != nil
        }
    }

    private func change(
        add added: [String] = [], replace replaced: [Int64: String] = [:], remove removed: Set<Int64> = []
    ) -> KeptRowChange {
        var change = KeptRowChange()
        (change.added, change.replaced, change.removed) = (added, replaced, removed)
        return change
    }

    private func written(_ outcome: KeptRowOutcome) throws -> KeptRowMark {
        guard case .written(_, let mark) = outcome else { throw StoreError.cancelled }
        return mark
    }

    @Test func `is told apart by area, and as news since it was read`() async throws {
        let store = folder.store()
        let (rows, other) = (store.rows(of: "cards"), store.rows(of: "else"))
        #expect(try await rows.news(since: nil) == KeptRowNews(rows: [], mark: nil))
        let first = try written(try await rows.write(change(add: ["a", "b"]), since: nil))
        _ = try await other.write(change(add: ["quokka"]), since: nil)

        let second = try written(
            try await rows.write(change(add: ["c"], replace: [1: "A"], remove: [2]), since: first))

        #expect(try await rows.news(since: second).rows == [])
        let news = try await rows.news(since: first)
        #expect(news.rows.map(\.content) == ["A", "c"])
        #expect(news.mark == second && !news.isErased)
        #expect(try await rows.news(since: nil).rows == news.rows)
        #expect(try await rows.write(change(), since: second) == .written([], second))
        #expect(try await rows.write(change(add: ["d"]), since: first) == .changed)
        #expect(try await rows.write(change(add: ["d"]), since: nil) == .changed)
        #expect(try await rows.news(since: nil).rows == news.rows)
        await store.close()
    }

    @Test func `is sealed where conversations are, whenever it was written, and opened again`() async throws {
        let store = folder.store(keys: keys)
        let rows = store.rows(of: "cards")
        let first = try written(try await rows.write(change(add: ["planted before", "planted too"]), since: nil))
        try await store.setEncrypted(true, day: day)
        #expect(try isInFiles("planted") == false)

        let second = try written(
            try await rows.write(change(add: ["planted after"], replace: [2: "planted anew"]), since: first))

        #expect(try isInFiles("planted") == false)
        let texts = ["planted before", "planted anew", "planted after"]
        #expect(try await rows.news(since: nil).rows.map(\.content) == texts)
        try await store.setEncrypted(false, day: day)
        _ = try await rows.write(change(replace: [3: "open again"]), since: second)
        let sealed = "SELECT count(*) FROM kept_row WHERE sealed IS NOT NULL"
        #expect(try await store.access.read { try Int.fetchOne($0, sql: sealed) } == 0)
        #expect(
            try await rows.news(since: nil).rows.map(\.content) == ["planted before", "planted anew", "open again"])
        await store.close()
    }

    @Test func `is neither read nor written without the key`() async throws {
        let store = folder.store(keys: keys)
        try await store.setEncrypted(true, day: day)
        let mark = try written(try await store.rows(of: "cards").write(change(add: ["planted"]), since: nil))
        await store.close()
        keys.lose()

        let locked = folder.store(keys: keys)
        #expect(try await locked.rows(of: "cards").news(since: nil).rows == [KeptRow(number: 1, content: nil)])
        await #expect(throws: StoreError.self) {
            try await locked.rows(of: "cards").write(change(replace: [1: "planted again"]), since: mark)
        }
        await locked.close()
        #expect(try isInFiles("planted") == false)
    }

    @Test func `is written by a database that was encrypted before there were rows`() async throws {
        let store = folder.store(keys: keys)
        try await store.setEncrypted(true, day: day)
        try await store.access.write { database in
            try database.execute(
                sql: """
                    DROP TABLE kept_row; DROP TABLE kept_area;
                    DELETE FROM grdb_migrations WHERE identifier = '13 kept rows'
                    """)
        }
        await store.close()

        let next = folder.store(keys: keys)
        _ = try await next.rows(of: "cards").write(change(add: ["planted"]), since: nil)

        #expect(try await next.rows(of: "cards").news(since: nil).rows.map(\.content) == ["planted"])
        await next.close()
        #expect(try isInFiles("planted") == false)
    }

    @Test func `is erased with everything, and known to be`() async throws {
        let store = folder.store()
        let rows = store.rows(of: "cards")
        let mark = try written(try await rows.write(change(add: ["planted"]), since: nil))
        let places = DataPlaces(
            recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none/x",
            notes: [FeatureNote(kind, file: "\(folder.path)/language", rows: "cards", exportName: "language")])
        let kept = KeptFiles(store: store, places: places)
        let amount = try #require(try await kept.inventory().first { $0.kind == kind })
        #expect(amount.count == 1 && amount.bytes == nil && amount.place == folder.path)
        #expect(amount.newest != nil)

        _ = try await kept.erase(.everything)

        #expect(try await kept.inventory().first { $0.kind == kind }?.count == 0)
        #expect(try isInFiles("planted") == false)
        #expect(try await rows.news(since: mark) == KeptRowNews(rows: [], mark: nil, isErased: true))
        #expect(try await rows.write(change(add: ["back"]), since: mark) == .erased)
        let other = try written(try await store.rows(of: "cards").write(change(add: ["new"]), since: nil))
        #expect(try await rows.write(change(add: ["back"]), since: mark) == .erased)
        let news = try await rows.news(since: mark)
        #expect(news.isErased && news.mark == other && news.rows.map(\.content) == ["new"])
        await store.close()
    }

    @Test func `goes into an export as one text, as an earlier version wrote it`() async throws {
        let store = folder.store()
        let target = "\(folder.path)/export"
        let note = FeatureNote(kind, file: "", exportName: "language") { "{\"decks\":{}}" }
        let places = DataPlaces(
            recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none/x", notes: [note])

        _ = try await KeptFiles(store: store, places: places).export(to: target)

        #expect(try String(contentsOfFile: "\(target)/language.json", encoding: .utf8) == "{\"decks\":{}}")
        await store.close()
    }

    @Test func `goes into an export as it is where its feature has no other text, and is counted where it lies`()
        async throws
    {
        let store = folder.store()
        let target = "\(folder.path)/export"
        let note = FeatureNote(kind, file: "", rows: "cards", exportName: "cards")
        let places = DataPlaces(
            recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none/x", notes: [note])
        let kept = KeptFiles(store: store, places: places)
        let none = try #require(try await kept.inventory().first { $0.kind == kind })
        #expect(none.count == 0 && none.place == folder.path)

        _ = try written(try await store.rows(of: "cards").write(change(add: ["{\"a\":1}", "{\"a\":2}"]), since: nil))
        _ = try await kept.export(to: target)

        #expect(try await kept.inventory().first { $0.kind == kind }?.count == 2)
        let text = try String(contentsOfFile: "\(target)/cards.json", encoding: .utf8)
        let exported = try JSONDecoder().decode([[String: Int]].self, from: Data(text.utf8))
        #expect(exported == [["a": 1], ["a": 2]])
        await store.close()
    }

    @Test func `is in the daily backup, and in what is made of a damaged database`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello"])
        let rows = store.rows(of: "cards")
        let mark = try written(try await rows.write(change(add: ["a", "b"]), since: nil))
        await store.close()
        let backup = try #require(folder.files("backup-").first)
        try FileManager.default.removeItem(atPath: folder.database)
        try Data().write(to: URL(filePath: folder.database))

        let salvaged = folder.store()

        #expect(backup.hasSuffix(".sqlite"))
        let news = try await salvaged.rows(of: "cards").news(since: mark)
        #expect(news == KeptRowNews(rows: [], mark: mark))
        #expect(try await salvaged.rows(of: "cards").news(since: nil).rows.map(\.content) == ["a", "b"])
        await salvaged.close()
    }

    @Test func `is read anew where damage took all but the rows`() async throws {
        let store = folder.store()
        let rows = store.rows(of: "cards")
        let mark = try written(try await rows.write(change(add: ["a"]), since: nil))
        try await store.access.write { try $0.execute(sql: "DELETE FROM kept_area") }

        #expect(try await rows.write(change(replace: [1: "A"]), since: mark) == .changed)
        let news = try await rows.news(since: mark)
        #expect(news == KeptRowNews(rows: [KeptRow(number: 1, content: "a")], mark: nil))
        _ = try written(try await rows.write(change(replace: [1: "A"]), since: nil))
        #expect(try await rows.news(since: nil).rows.map(\.content) == ["A"])
        await store.close()
    }
}
