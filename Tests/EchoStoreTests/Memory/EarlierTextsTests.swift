import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `A line that two programs change` {
    private let folder = StoreFolder()
    private let id = ConversationID("c")

    private func note(_ text: String, version: Int = 0, in store: ConversationStore) async {
        var record = MessageRecord.sample("m", text)
        record.version = version
        store.note(.message(record))
        await store.flush()
    }

    private func record(in store: ConversationStore) async throws -> MessageRecord {
        try #require(try await store.messages(of: id, .first, limit: 1).records.first)
    }

    @Test func `says what the last one wrote, and keeps what the other did`() async throws {
        let (one, two) = (folder.store(), folder.store())
        await note("at noon", in: one)
        let read = try await record(in: two)
        await note("at one", version: read.version, in: two)
        #expect(try await record(in: one).earlierTexts == [])
        await note("at two", in: one)

        let kept = try await record(in: two)
        #expect(kept.message.text == "at two")
        #expect(kept.earlierTexts.map(\.text) == ["at one"])
        #expect(kept.earlierTexts.first?.program == two.access.database.program)
    }

    @Test func `that grows, or was read before, has no earlier text`() async throws {
        let (one, two) = (folder.store(), folder.store())
        for text in ["He", "Hello", "Hullo there"] { await note(text, in: one) }
        await note("Hullo there, echo", in: two)
        let read = try await record(in: one)
        await note("something else", version: read.version, in: one)

        #expect(try await record(in: one).earlierTexts == [])
    }

    @Test func `again and again keeps the newest twenty`() async throws {
        let (one, two) = (folder.store(), folder.store())
        for number in 0..<15 {
            await note("one \(number)!", in: one)
            await note("two \(number)!", in: two)
        }

        let texts = try await record(in: one).earlierTexts.map(\.text)
        #expect(texts.count == 20)
        #expect(texts.last == "one 14!")
    }

    @Test func `is erased with all that it ever said`() async throws {
        let (one, two) = (folder.store(), folder.store())
        await note("qzxjvwkplugh", in: one)
        await note("something else", in: two)
        let count = { try await one.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM earlier_text") } }
        #expect(try await count() == 1)

        _ = try await one.erase([id], at: noon)

        #expect(try await count() == 0)
        await one.close()
        await two.close()
        let files = try folder.files("").map { try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)")) }
        #expect(!files.contains { $0.firstRange(of: Data("qzxjvwkplugh".utf8)) != nil })
    }
}
