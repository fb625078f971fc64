import Foundation
import PhoneBridge
import Testing

@Suite struct `Calls in PostgreSQL` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private var call: CallRecord {
        CallRecord(direction: .inbound, status: .inProgress, started: start, instance: "one")
    }

    @Test(arguments: ["", "mysql://a@b/c", "postgresql://a b", "postgresql://a\nb", "host=localhost dbname=x"])
    func `need an address of a PostgreSQL server`(text: String) { #expect(PostgresAddress(text) == nil) }

    @Test func `show no password of their address, in no description and no error`() async throws {
        let address = try #require(PostgresAddress("postgresql://echo:secret-word@127.0.0.1:1/none"))
        var text = ""
        dump(address, to: &text)
        let store = PostgresCallStore(address)
        let error = await #expect(throws: CallStoreError.unavailable) { try await store.open() }
        #expect(!"\(address) \(String(reflecting: address)) \(text) \(String(describing: error))".contains("secret"))
    }

    @Test(arguments: [
        ("postgresql://echo:secret@db.example.com:5432/calls?sslmode=require", "db.example.com:5432/calls"),
        ("postgres://db.example.com/calls", "db.example.com/calls"), ("postgresql:///calls", "/calls"),
        ("postgresql://echo:12/secret@db.example.com/calls", "the address given"),
        ("postgresql://echo:1?secret@db.example.com/calls", "the address given"),
        ("postgresql://db.example.com/calls?password=x@secret", "the address given"),
    ])
    func `are said to be somewhere without a password`(text: String, place: String) throws {
        #expect(try #require(PostgresAddress(text)).place == place)
    }

    @Test func `are away at once between two attempts to connect`() async throws {
        let clock = ManualInstant()
        let address = try #require(PostgresAddress("postgresql://echo@127.0.0.1:1/none"))
        let store = PostgresCallStore(address) { clock.now }
        for _ in 0..<3 { await #expect(throws: CallStoreError.unavailable) { try await store.open() } }
        clock.advance(by: .seconds(1))
        await #expect(throws: CallStoreError.unavailable) { _ = try await store.call(UUID()) }
    }

    @Test func `have the tables and indexes of the specification, and more bridges may start at once`() async throws {
        let server = try PostgresServer.shared.get()
        let address = try server.makeDatabase()
        let stores = (0..<6).map { _ in PostgresCallStore(address) }
        try await withThrowingTaskGroup { group in
            for store in stores { group.addTask { try await store.open() } }
            try await group.waitForAll()
        }
        for store in stores { await store.close() }
        try await stores[0].open()
        #expect(try await stores[1].totals(since: start, at: start).calls == 0)
    }

    @Test func `go on when the server was stopped and started again`() async throws {
        // A server of its own: others must not lose theirs.
        let server = try PostgresServer()
        let clock = ManualInstant()
        let store = PostgresCallStore(try server.makeDatabase()) { clock.now }
        let journal = CallJournal(store: store, capacity: 50) { _ in
            clock.advance(by: .seconds(60))
            try server.start()
        }
        let call = call
        journal.record(.begin(call))
        await journal.drain()
        try server.stop()

        for number in 0..<20 {
            let event = CallEventRecord(call: call.id, type: "\(number)", direction: .incoming, time: start)
            journal.record(.event(event))
        }
        journal.record(.end(call.id, status: .completed, at: start + 7))
        await #expect(throws: CallStoreError.unavailable) { _ = try await store.call(call.id) }
        await journal.drain()

        #expect(try await store.events(of: call.id, after: nil, limit: 99).map(\.type) == (0..<20).map { "\($0)" })
        #expect(try await store.call(call.id)?.duration == .seconds(7))
        #expect(journal.state == CallJournalState())
    }

    @Test func `notice nothing of a restart between two statements`() async throws {
        let server = try PostgresServer()
        let store = PostgresCallStore(try server.makeDatabase())
        let call = call
        try await store.begin(call)
        try server.stop()
        try server.start()
        try await store.change(call.id, to: .inProgress, sid: "CA1")
        #expect(try await store.call(call.id)?.status == .inProgress)
    }

    @Test func `are marked by one bridge and seen by another`() async throws {
        let address = try PostgresServer.shared.get().makeDatabase()
        let (one, other) = (PostgresCallStore(address), PostgresCallStore(address))
        let calls = (0..<100).map { _ in call }
        for call in calls { try await one.begin(call) }
        #expect(try await other.markBrokenOff(heldBy: "one", at: start + 3).count == 100)
        #expect(try await one.calls(after: nil, limit: 500).allSatisfy { $0.status == .brokenOff })
    }
}
