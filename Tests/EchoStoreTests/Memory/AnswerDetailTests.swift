import Echo
import EchoScreen
import EchoTestKit
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct AnswerDetailTests {
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"
    private let id = ConversationID("c")
    private let summary = #"{"encrypted_content":"qzxsummary","type":"compaction"}"#

    private func answer(_ id: String = "m1", _ word: String = "planted") throws -> Message {
        var message = MessageRecord.sample(id, "Sunny.", role: .assistant).message
        message.thoughts = Message.Thoughts(text: "\(word) thought", duration: .milliseconds(2600))
        message.sources = [try #require(WebSource(title: "\(word) title", url: "https://example.com/\(word)"))]
        message.compaction = Message.Compaction(sealed: summary)
        return message
    }

    private func note(_ message: Message, in store: ConversationStore) async {
        var record = MessageRecord.sample(message.id, role: .assistant)
        record.message = message
        store.note(.message(record))
        await store.flush()
    }

    private func kept(of id: String = "c", in store: ConversationStore) async throws -> [Message] {
        try await store.messages(of: ConversationID(id), .first, limit: 10).records.map(\.message)
    }

    private func isInFiles(_ words: String) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { name in
            (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).range(of: Data(words.utf8))
                != nil
        }
    }

    @Test func `what was thought, sources and the server's summary come back with the answer`() async throws {
        let store = folder.store()
        await store.keep("c", ["a"])
        try await note(answer("m1", "first"), in: store)
        try await note(answer(), in: store)

        let message = try #require(try await kept(in: store).last)
        let wanted = try answer()
        #expect(message.thoughts == wanted.thoughts)
        #expect(message.sources == wanted.sources)
        #expect(message.compaction == wanted.compaction)
        #expect(try await kept(in: store).first?.thoughts == nil)
    }

    @Test func `a summary that holds no more is not kept either`() async throws {
        let store = folder.store()
        await store.keep("c", ["a"])
        var message = try answer()
        await note(message, in: store)
        (message.compaction, message.thoughts, message.sources) = (nil, nil, [])
        await note(message, in: store)

        #expect(try await kept(in: store).last?.compaction == nil)
        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM answer_detail") } == 0)
    }

    @Test func `go along into a branch, and are erased with their conversation`() async throws {
        let store = folder.store()
        await store.keep("c", ["a"])
        try await note(answer("m1", "qzxjvwk"), in: store)
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)
        #expect(try await kept(of: "d", in: store).last?.thoughts?.text == "qzxjvwk thought")

        _ = try await store.erase([id, ConversationID("d")], at: noon)

        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM answer_detail") } == 0)
        await store.close()
        #expect(try isInFiles("qzxjvwk") == false)
        #expect(try isInFiles("qzxsummary") == false)
    }

    @Test func `are sealed where conversations are, whenever they were written, and opened again`() async throws {
        let store = folder.store(keys: keys)
        await store.keep("c", ["a", "b"])
        try await note(answer("m0"), in: store)
        try await store.setEncrypted(true, day: day)
        try await note(answer("m1"), in: store)
        try await note(answer("m1"), in: store)

        #expect(try await kept(in: store).map(\.thoughts?.text) == ["planted thought", "planted thought"])
        for secret in ["planted", "qzxsummary"] { #expect(try isInFiles(secret) == false) }
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)
        #expect(try await kept(of: "d", in: store).map(\.sources.count) == [1, 1])

        try await store.setEncrypted(false, day: day)
        #expect(try await kept(in: store).map(\.compaction?.sealed) == [summary, summary])
        let sealed = "SELECT count(*) FROM answer_detail WHERE sealed IS NOT NULL"
        #expect(try await store.access.read { try Int.fetchOne($0, sql: sealed) } == 0)
    }

    @Test func `are left out where there is no key`() async throws {
        let store = folder.store(keys: keys)
        await store.keep("c", ["a"])
        try await note(answer(), in: store)
        try await store.setEncrypted(true, day: day)
        await store.close()
        keys.lose()

        let messages = try await kept(in: folder.store(keys: keys))
        #expect(messages.last?.thoughts == nil)
        #expect(messages.last?.sources.isEmpty == true)
    }

    /// The step in which they came is added to a store that an older version has encrypted.
    @Test func `are sealed in a store that was encrypted before there were any`() async throws {
        let old = folder.store(keys: keys)
        await old.keep("c", ["a"])
        try await old.setEncrypted(true, day: day)
        await old.close()
        let queue = try DatabaseQueue(path: folder.database)
        try await queue.write {
            try $0.execute(
                sql: "DROP TABLE answer_detail; DELETE FROM grdb_migrations WHERE identifier = '16 answer details'")
        }
        try queue.close()

        let store = folder.store(keys: keys)
        store.note(.began(.sample("c", at: noon)))
        try await note(answer(), in: store)

        // The first writing may find the store still being opened, and is done again.
        #expect(
            await eventually {
                (try? await kept(in: store))?.map(\.thoughts?.text) == [nil, "planted thought"]
            })
        #expect(try isInFiles("planted") == false)
    }

    @Test func `have bounds, whatever comes`() throws {
        var message = try answer()
        message.thoughts = Message.Thoughts(text: String(repeating: "é👩‍👩‍👧", count: 100_000))
        message.sources = try (0..<1000).map {
            try #require(WebSource(title: String(repeating: "t", count: 10_000), url: "https://example.com/\($0)"))
        }
        message.compaction = Message.Compaction(sealed: String(repeating: "x", count: 2 << 20))

        let details = try #require(StoredAnswerDetails(message))
        #expect((details.thoughts?.utf8.count ?? 0) <= 64 << 10)
        #expect(details.thoughts?.contains("\u{FFFD}") == false)
        #expect(details.sources?.count == 100)
        #expect(details.summary == nil)
        #expect(details.isCompacted == true)
        #expect(try JSONEncoder().encode(details).count < 256 << 10)
    }

    @Test func `are harmless when they come from elsewhere`() throws {
        let json = #"{"thoughtFor":-5,"thoughts":"hm","sources":[{"title":"x","url":"javascript:alert(1)"}]}"#
        var message = MessageRecord.sample("m", role: .assistant).message
        try JSONDecoder().decode(StoredAnswerDetails.self, from: Data(json.utf8)).dress(&message)

        #expect(message.thoughts == Message.Thoughts(text: "hm", duration: .zero))
        #expect(message.sources.isEmpty)
        #expect(message.compaction == nil)
    }

    @Test func `go into an export, and come back from it`() throws {
        var record = MessageRecord.sample("m1", role: .assistant)
        record.message = try answer()
        let data = try JSONEncoder().encode(MessageDocument(record))

        let read = try JSONDecoder().decode(MessageDocument.self, from: data).record(in: id)

        #expect(read.message == record.message)
    }
}
