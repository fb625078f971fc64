import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Messages between bridges, in PostgreSQL` {
    private let one = UUID()
    private let other = UUID()

    @Test func `come to everybody but who sent them, in order, once each`() async throws {
        let address = try PostgresServer.shared.get().makeDatabase()
        let (first, second) = (PostgresCallStore(address), PostgresCallStore(address))
        let messages = (0..<5).map { BridgeMessage(sender: one, call: "CA\($0)", .reported(.ringing)) }
        try await first.post(messages)
        // An answer was lost.
        try await first.post(messages + [BridgeMessage(sender: other, call: "CA9", .hangUp)])
        #expect(try await second.messages(notFrom: other, since: .seconds(300)) == messages)
        #expect(try await second.messages(notFrom: one, since: .seconds(300)).map(\.call) == ["CA9"])
        try await Task.sleep(for: .milliseconds(20))
        #expect(try await second.messages(notFrom: other, since: .milliseconds(10)).isEmpty)
    }

    @Test func `are words, whatever is in them`() async throws {
        let store = PostgresCallStore(try PostgresServer.shared.get().makeDatabase())
        let name = #"'; DROP TABLE bridge_messages; -- "\"#
        try await store.post([BridgeMessage(sender: one, call: name, .hangUp)])
        #expect(try await store.messages(notFrom: other, since: .seconds(300)).map(\.call) == [name])
    }

    @Test func `are gone after an hour`() async throws {
        let server = try PostgresServer.shared.get()
        try server.query("CREATE DATABASE mail_old", database: "postgres")
        let store = PostgresCallStore(try #require(PostgresAddress(server.address("mail_old"))))
        try await store.post([BridgeMessage(sender: one, call: "CA1", .hangUp)])
        try server.query(
            "UPDATE bridge_messages SET created_at = created_at - INTERVAL '61 minutes'", database: "mail_old")
        try await store.post([BridgeMessage(sender: one, call: "CA2", .hangUp)])
        #expect(try server.query("SELECT call_sid FROM bridge_messages", database: "mail_old") == "CA2\n")
    }

    @Test func `tell which bridge has died, whose calls broke off when they were heard of last`() async throws {
        let server = try PostgresServer.shared.get()
        try server.query("CREATE DATABASE mail_dead", database: "postgres")
        let store = PostgresCallStore(try #require(PostgresAddress(server.address("mail_dead"))))
        let start = Date(timeIntervalSince1970: 1_764_064_800)
        let calls = ["alive", "dead", "unknown"].map {
            CallRecord(direction: .inbound, status: .inProgress, started: start, instance: $0)
        }
        for call in calls { try await store.begin(call) }
        for name in ["alive", "dead"] { try await store.report(name) }
        try server.query(
            "UPDATE bridge_instances SET seen_at = seen_at - INTERVAL '601 seconds' WHERE name = 'dead'",
            database: "mail_dead")
        try await store.markBrokenOff(silentFor: .seconds(600), at: start + 9_000)

        #expect(try await store.call(calls[1].id)?.status == .brokenOff)
        #expect(try await store.call(calls[1].id)?.ended == start)
        for index in [0, 2] { #expect(try await store.call(calls[index].id)?.ended == nil) }
        // It was away from the database alone, and knows better.
        try await store.end(calls[1].id, as: .completed, at: start + 60)
        #expect(try await store.call(calls[1].id)?.status == .completed)
        #expect(try await store.call(calls[1].id)?.duration == .seconds(60))
    }
}
