import Foundation
import PhoneBridge
import Testing

@Suite struct `The tables in PostgreSQL` {
    @Test func `are those of the specification, and survive being made twice`() async throws {
        let server = try PostgresServer.shared.get()
        let name = "schema\(UUID().uuidString.prefix(8).lowercased())"
        try server.query("CREATE DATABASE \(name)", database: "postgres")
        let address = try #require(PostgresAddress(server.address(name)))
        for _ in 0..<2 {
            let store = PostgresCallStore(address)
            try await store.open()
        }
        let tables = try server.query(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1", database: name)
        #expect(
            tables.split(separator: "\n") == [
                "bridge_instances", "bridge_messages", "bridge_schema", "bridge_settings", "call_events",
                "call_sessions",
                "prompts", "recordings", "transcripts", "users",
            ])
        let indexes = try server.query("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'", database: name)
        for index in [
            "idx_call_sessions_user", "idx_call_events_session", "idx_call_events_type", "idx_recordings_session",
            "idx_transcripts_session", "idx_prompts_user",
        ] {
            #expect(indexes.contains(index))
        }
        #expect(try server.query("SELECT count(*) FROM bridge_schema", database: name) == "6\n")
    }

    @Test func `that a newer program made are not used by an older one that starts, and are by one that runs`()
        async throws
    {
        let server = try PostgresServer.shared.get()
        try server.query("CREATE DATABASE newer", database: "postgres")
        let address = try #require(PostgresAddress(server.address("newer")))
        let running = PostgresCallStore(address)
        try await running.open()
        try server.query("INSERT INTO bridge_schema (version) VALUES (99)", database: "newer")
        await #expect(throws: CallStoreError.tooNew) { try await PostgresCallStore(address).open() }
        await running.close()
        #expect(try await running.call(UUID()) == nil)
    }
}
