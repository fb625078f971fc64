import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Keeping no longer than the person wants` {
    private let folder = StoreFolder()

    private func expiry(_ now: Date, total: Int = 100) -> Expiry {
        Expiry(now: now, days: 30, newest: noon, total: total)
    }

    @Test func `erases what is too old, unless it is suspiciously much`() {
        #expect(expiry(noon).decision(expired: 0) == .nothing)
        #expect(expiry(noon).decision(expired: 3) == .erase(before: noon - 30 * 86_400))
        #expect(expiry(noon).decision(expired: 26) == .ask(26))
        #expect(expiry(noon, total: 8).decision(expired: 8) == .erase(before: noon - 30 * 86_400))
    }

    @Test func `does nothing while the clock contradicts what is kept`() {
        #expect(expiry(noon - 10 * 86_400).decision(expired: 3) == .nothing)
        #expect(Expiry(now: noon, days: 30, newest: nil, total: 0).decision(expired: 1) == .nothing)
    }

    private func run(_ store: ConversationStore, at date: Date = noon) async throws -> StoreNews? {
        try await Expiring(
            access: store.access, erasing: store.erasing,
            retention: Retention(conversations: 30, events: 7, spending: 365),
            now: date, forget: { await store.forgetSentTexts(of: $0) }
        ).run()
    }

    @Test func `erases conversations, events and spending, and leaves what is pinned`() async throws {
        let store = folder.store()
        for (id, days) in [("new", 1), ("old", 40), ("pinned", 400)] {
            await store.keep(id, ["words"], at: noon - Double(days) * 86_400)
        }
        try await store.pin(ConversationID("pinned"), true)
        try await store.access.write { database in
            try database.execute(
                sql: """
                    INSERT INTO spending (day, model, modality, tokens, cost) VALUES
                        ('2026-11-02', 'm', 'text', 5, 7), ('2024-11-02', 'm', 'text', 5, 7);
                    INSERT INTO event (conversation, created_at, type, direction)
                        SELECT number, started_at, 'x', 'sent' FROM conversation
                    """)
        }

        let sent = store.sentTexts
        for text in ["words", "other"] { await sent.remember(text) }

        #expect(try await run(store) == .expired(1))
        #expect(await sent.load() == ["other"])
        #expect(try await store.list() == ["pinned", "new"])
        let left = try await store.access.read { database in
            try ["event", "spending"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? 0 }
        }
        #expect(left == [1, 1])
        #expect(try await run(store) == nil)
    }

    @Test func `asks when a clock that jumped by years would take nearly all`() async throws {
        let store = folder.store()
        for number in 0..<30 { await store.keep("c\(number)", ["words"]) }
        await store.keep("later", ["words"], at: noon + 4_000 * 86_400)

        #expect(try await run(store, at: noon + 4_000 * 86_400) == .expiryWaits(30))
        #expect(try await run(store) == nil)
        #expect(try await store.list().count == 31)
    }
}
