import Echo
import EchoScreen
import EchoText
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct MarginTests {
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"
    private let id = ConversationID("c")

    private func margin(_ word: String) -> MessageMargin {
        MessageMargin(
            author: "Lucía", place: nil,
            notes: [
                MessageMargin.Note(
                    sign: StyledText("✗", .failure),
                    line: [StyledText(word, .failure), StyledText(" → "), StyledText("b")], name: "correction"),
                MessageMargin.Note(sign: StyledText("✎"), line: [StyledText("c")]),
            ])
    }

    private func note(_ word: String, at message: String = "m0", in store: ConversationStore) async {
        store.note(.margin(KeptMargin(message: message, margin: margin(word)), of: id))
        await store.flush()
    }

    private func margins(of id: String = "c", in store: ConversationStore) async throws -> [MessageMargin?] {
        try await store.messages(of: ConversationID(id), .first, limit: 10).records.map(\.margin)
    }

    private var content: Data { FileManager.default.contents(atPath: folder.database) ?? Data() }

    @Test func `comes back with it, the newest in place of what was there, and without its message not at all`()
        async throws
    {
        let store = folder.store()
        await store.keep("c", ["a", "b"])
        await note("first", in: store)
        await note("second", in: store)
        await note("third", at: "never said", in: store)

        #expect(try await margins(in: store) == [margin("second"), nil])
        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM margin") } == 1)
    }

    @Test func `says what nobody heard, and nothing else of what was kept before there was that`() async throws {
        let store = folder.store()
        await store.keep("c", ["a", "b"])
        store.note(.margin(KeptMargin(message: "m0", margin: MessageMargin(wasHeard: false)), of: id))
        await store.flush()

        #expect(try await margins(in: store) == [MessageMargin(wasHeard: false), nil])
        let old = try JSONDecoder().decode(StoredMargin.self, from: Data(#"{"notes":[]}"#.utf8))
        #expect(old.margin.wasHeard)
    }

    @Test func `goes along into a branch, and is erased with its conversation`() async throws {
        let store = folder.store()
        await store.keep("c", ["a", "b"])
        await note("qzxjvwkplugh", in: store)
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)

        #expect(try await margins(of: "d", in: store) == [margin("qzxjvwkplugh"), nil])
        _ = try await store.erase([id, ConversationID("d")], at: noon)

        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM margin") } == 0)
        await store.close()
        let files = try folder.files("").map { try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)")) }
        #expect(!files.contains { $0.firstRange(of: Data("qzxjvwkplugh".utf8)) != nil })
    }

    @Test func `is sealed where conversations are, whenever it was written, and opened again`() async throws {
        let store = folder.store(keys: keys)
        await store.keep("c", ["a", "b"])
        await note("planted before", in: store)
        try await store.setEncrypted(true, day: day)
        #expect(content.range(of: Data("planted".utf8)) == nil)
        await note("planted after", in: store)
        await note("planted beside", at: "m1", in: store)

        #expect(try await margins(in: store) == [margin("planted after"), margin("planted beside")])
        #expect(content.range(of: Data("planted".utf8)) == nil)
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)
        #expect(try await margins(of: "d", in: store) == [margin("planted after"), margin("planted beside")])
        try await store.setEncrypted(false, day: day)
        await note("open again", at: "m1", in: store)
        #expect(try await margins(in: store) == [margin("planted after"), margin("open again")])
        let sealed = "SELECT count(*) FROM margin WHERE sealed IS NOT NULL"
        #expect(try await store.access.read { try Int.fetchOne($0, sql: sealed) } == 0)
    }

    @Test func `is left out where there is no key`() async throws {
        let store = folder.store(keys: keys)
        await store.keep("c", ["a"])
        await note("planted", in: store)
        try await store.setEncrypted(true, day: day)
        await store.close()
        keys.lose()

        #expect(try await margins(in: folder.store(keys: keys)) == [nil])
    }

    @Test func `is harmless when it comes from elsewhere, and what is too much is not kept`() async throws {
        let json = #"{"notes":[{"sign":{"text":"x"},"line":[{"text":"a\u001b[2Jb","role":"no role"}]}]}"#
        let read = try JSONDecoder().decode(StoredMargin.self, from: Data(json.utf8)).margin
        #expect(read.notes.first?.line.first?.role == .plain)
        #expect(read.notes.first?.line.first?.text.contains("\u{1b}") == false)

        let store = folder.store()
        await store.keep("c", ["a"])
        await note(String(repeating: "long ", count: 20_000), in: store)
        #expect(try await margins(in: store) == [nil])
    }

    @Test func `goes into an export, and comes back from it`() throws {
        var record = MessageRecord.sample("m")
        record.margin = margin("once")
        let data = try JSONEncoder().encode(MessageDocument(record))

        let read = try JSONDecoder().decode(MessageDocument.self, from: data).record(in: id)

        #expect(read.margin == margin("once"))
    }
}
