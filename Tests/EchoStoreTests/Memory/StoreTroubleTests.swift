import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Bad luck of the store of conversations` {
    private let folder = StoreFolder()

    /// Pages the database may have at most; nil for as many as it likes.
    private func limit(_ store: ConversationStore, to pages: Int?) async throws {
        try await store.access.write { database in
            let now = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages.map { now + $0 } ?? 1_000_000_000)")
        }
    }

    @Test func `a store that is closed is one file, and what is open elsewhere stays open`() async throws {
        let (one, two) = (folder.store(), folder.store())
        await one.keep("c", ["hello"])
        _ = try await two.texts(of: "c")
        async let page = one.list()
        async let found = one.found("hello")
        _ = try await (page, found)

        await one.close()
        #expect(try await two.texts(of: "c") == ["hello"])
        await two.close()

        #expect(folder.files("conversations.sqlite") == ["conversations.sqlite"])
        #expect(try await folder.store().texts(of: "c") == ["hello"])
    }

    @Test func `a missing key says what to run`() {
        let error = StoreError(DatabaseError(resultCode: .SQLITE_AUTH_USER), path: "")

        #expect(error.wording.text(keyName: \.name).contains("echo-tui key says where it should be."))
    }

    @Test func `a full disk is told once, everything waits, and is written when there is room`() async throws {
        let store = folder.store()
        await store.keep("c", ["before"])
        let news = store.news()
        try await limit(store, to: 0)
        let long = String(repeating: "text ", count: 20_000)
        for number in 1...3 {
            store.note(.message(.sample("m\(number)", at: number, "\(number) \(long)")))
            await store.flush()
        }
        #expect(try await store.texts(of: "c") == ["before"])
        try await limit(store, to: nil)
        await store.flush()

        #expect(try await store.texts(of: "c").count == 4)
        await store.close()
        var told: [StoreNews] = []
        for await item in news { told.append(item) }
        #expect(told == [.failing(.diskFull), .recovered])
    }

    @Test func `what waits too long is bounded, and what was forgotten is counted`() async throws {
        let store = folder.store(mostWaiting: 64)
        await store.keep("c", ["before"])
        let news = store.news()
        try await limit(store, to: 0)
        let long = String(repeating: "text ", count: 20_000)
        for number in 1...200 { store.note(.message(.sample("m\(number)", at: number, "\(number) \(long)"))) }
        await store.flush()
        try await limit(store, to: nil)
        await store.flush()
        let kept = try await store.texts(of: "c").count - 1
        await store.close()

        var (failures, dropped) = (0, 0)
        for await item in news {
            if case .dropped(let count) = item { dropped += count }
            if case .failing = item { failures += 1 }
        }
        #expect(kept <= 64)
        #expect(kept + dropped == 200)
        #expect(failures <= 1)
    }

    @Test func `a folder that cannot be written is an error for readers, and writers wait`() async throws {
        let (store, path) = (ConversationStore(folder: "/proc/nowhere"), "/proc/nowhere/conversations.sqlite")
        let news = store.news()
        store.note(.message(.sample("m")))
        await store.flush()

        await #expect(throws: StoreError.readOnly(path: path)) { try await store.list() }
        #expect(await news.first { _ in true } == .failing(.readOnly(path: path)))
        await store.close()
    }

    @Test func `what was saved can be read in a folder that cannot be written`() async throws {
        let before = folder.store()
        await before.keep("c", ["hello", "a heron"])
        await before.close()
        // No mode of a file keeps the administrator out; a folder where a lock should be does.
        let lock = MemoryFolder(path: folder.path).openingLock
        try? FileManager.default.removeItem(atPath: lock)
        try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }

        let store = folder.store()
        #expect(try await store.list() == ["c"])
        #expect(try await store.texts(of: "c") == ["hello", "a heron"])
        #expect(try await store.search(HistoryFilter(text: "heron"), order: .best, limit: 9).count == 1)
        await #expect(throws: StoreError.self) { try await store.pin(ConversationID("c"), true) }
        await store.close()
    }

    @Test func `a database of a newer version is left alone`() async throws {
        let before = folder.store()
        await before.keep("c", ["hello"])
        await before.close()
        do {
            let queue = try DatabaseQueue(path: folder.database)
            try queue.inDatabase { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 telepathy')") }
        }
        let store = folder.store()

        await #expect(throws: StoreError.newer(schema: "9 telepathy")) { try await store.list() }
        #expect(folder.files("damaged") == [])
    }

    @Test func `one that another locks is waited for`() async throws {
        let store = folder.store()
        await store.keep("c", ["one"])
        let other = try DatabaseQueue(path: folder.database)
        let (locked, lock) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? other.inDatabase { database in
                try database.execute(sql: "BEGIN IMMEDIATE")
                lock.yield()
                release.wait()
                try database.execute(sql: "COMMIT")
            }
        }
        _ = await locked.first { true }
        store.note(.message(.sample("m1", at: 1, "two")))
        async let flushed: Void = store.flush()
        #expect(try await store.texts(of: "c") == ["one"])
        release.signal()
        await flushed

        #expect(try await store.texts(of: "c") == ["one", "two"])
    }

    @Test func `after closing nothing is written or read`() async throws {
        let store = folder.store()
        await store.keep("c", ["one"])
        await store.close()
        store.note(.message(.sample("m1", at: 1, "two")))
        await store.flush()

        await #expect(throws: StoreError.closed) { try await store.list() }
        #expect(try await folder.store().texts(of: "c") == ["one"])
    }
}
