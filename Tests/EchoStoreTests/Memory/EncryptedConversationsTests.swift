import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct EncryptedConversationsTests {
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"

    private func store(_ keys: TestKeys? = nil) -> ConversationStore { folder.store(keys: keys ?? self.keys) }

    /// 900 messages with planted words, of a person, the assistant and a tool.
    private func fill(_ store: ConversationStore) async {
        for number in 0..<3 {
            let texts = (0..<300).map {
                "planted\($0) whale of \(number) " + String(repeating: "söme text ", count: $0 % 40)
            }
            await store.keep("c\(number)", texts, at: noon + Double(number))
            store.note(.titled(ConversationID("c\(number)"), ConversationTitle("plantedtitle \(number)", .person)))
            store.note(.message(toolCall(in: "c\(number)")))
        }
        await store.flush()
    }

    private func toolCall(in conversation: String) -> MessageRecord {
        let call = ToolCall(id: "call", name: "look_up", arguments: #"{"word":"plantedargument"}"#)
        let message = Message(
            id: "tool", role: .assistant, medium: .text, text: "", status: .failed(reason: "plantedreason"),
            createdAt: noon, tool: ToolActivity(call: call, phase: .succeeded, output: "plantedoutput"))
        return MessageRecord(
            conversation: ConversationID(conversation), position: 1_000, message: message, mode: .text, model: nil)
    }

    private func holding(_ words: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
            return data.range(of: Data(words.utf8)) != nil
        }
    }

    private func records(_ store: ConversationStore) async throws -> [[MessageRecord]] {
        var all: [[MessageRecord]] = []
        for id in try await store.list() {
            all.append(try await store.messages(of: ConversationID(id), .first, limit: 10_000).records)
        }
        return all
    }

    @Test func `leave no word in any file, neither of before nor of what is said next`() async throws {
        let store = store()
        await fill(store)
        try DailyBackup(folder: MemoryFolder(path: folder.path)).make(day: "2026-11-23")
        try FileManager.default.copyItem(
            atPath: "\(folder.path)/backup-2026-11-23.sqlite", toPath: "\(folder.path)/damaged-1.sqlite")
        #expect(try holding("planted").count >= 3)

        try await store.setEncrypted(true, day: day)

        #expect(try holding("planted") == [])
        #expect(try holding("whale") == [])
        #expect(folder.files("backup-") == ["backup-\(day).sqlite"])
        await fill(store)
        await store.keep("new", ["planted afterwards", String(repeating: "planted at length ", count: 200_000)])
        store.note(.message(.sample("grows", in: "new", at: 5, "planted half", .inProgress)))
        await store.flush()
        try await store.rename(ConversationID("new"), to: "plantedname")
        #expect(try await store.found("afterwards") == ["m0"])
        #expect(try holding("planted") == [])
        await store.close()
        #expect(try holding("planted") == [])
    }

    @Test func `hide what a message said before another program wrote over it`() async throws {
        let (one, two) = (store(), store())
        for (text, store) in [("planted first", one), ("planted second", two)] {
            store.note(.message(.sample("m", in: "c", text)))
            await store.flush()
        }
        await two.close()
        try await one.setEncrypted(true, day: day)
        let three = self.store()
        _ = try await three.texts(of: "c")
        three.note(.message(.sample("m", in: "c", "planted third")))
        await three.flush()

        let kept = ["planted first", "planted second"]
        #expect(try await records(one).joined().map { $0.earlierTexts.map(\.text) } == [kept])
        #expect(try holding("planted") == [])
        await three.close()
        try await one.setEncrypted(false, day: day)
        #expect(try await records(one).joined().map { $0.earlierTexts.map(\.text) } == [kept])
        await one.close()
    }

    @Test func `are read and found as before`() async throws {
        let store = store()
        await fill(store)
        let before = (
            try await records(store), try await store.conversations(HistoryFilter(), after: nil, limit: 9),
            try await search(store)
        )
        try await store.setEncrypted(true, day: day)
        for store in [store, self.store()] {
            #expect(try await store.isEncrypted())
            #expect(try await records(store) == before.0)
            #expect(try await store.conversations(HistoryFilter(), after: nil, limit: 9) == before.1)
            #expect(try await search(store) == before.2)
        }

        try await store.setEncrypted(false, day: day)
        #expect(try await records(store) == before.0)
        #expect(try await store.conversations(HistoryFilter(), after: nil, limit: 9) == before.1)
        #expect(try await search(store) == before.2)
        #expect(try holding("plantedtitle") != [])
        let sealed = try await store.access.read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM message WHERE sealed IS NOT NULL")
        }
        #expect(sealed == 0)
    }

    private func search(_ store: ConversationStore) async throws -> [[SearchHit]] {
        var hits: [[SearchHit]] = []
        for text in ["whale some", "\"planted7 whale\"", "plan", "planted299", "nothing"] {
            hits.append(try await store.search(HistoryFilter(text: text), order: .best, limit: 50))
            hits.append(try await store.search(HistoryFilter(text: text), order: .position, limit: 50))
        }
        return hits
    }

    @Test func `are found with what is said, changed, removed and purged meanwhile, by this program and another`()
        async throws
    {
        let (one, two) = (store(), store())
        await one.keep("a", ["first heron", "second heron"])
        try await one.setEncrypted(true, day: day)
        #expect(try await two.found("heron").count == 2)

        await two.keep("b", ["third heron"], at: noon + 1)
        one.note(.message(.sample("m0", in: "a", "first crane")))
        one.note(.removed("m1", from: ConversationID("a")))
        await one.flush()
        for store in [one, two] {
            #expect(try await store.list(HistoryFilter(text: "heron")) == ["b"])
            #expect(try await store.found("crane") == ["m0"])
        }
        try await two.rename(ConversationID("b"), to: "Ospreys")
        #expect(try await one.list(HistoryFilter(text: "osprey")) == ["b"])
        let branch = try await one.branch(
            from: BranchPoint(conversation: ConversationID("a"), message: "m0"), as: ConversationID("c"), at: noon + 2)
        #expect(branch.messageCount == 1)
        #expect(try await two.texts(of: "c") == ["first crane"])
        try await two.purge([ConversationID("a"), ConversationID("c")])
        #expect(try await one.found("crane") == [])
        #expect(try holding("heron") == [])
    }

    @Test func `that a program left half done are finished by the next`() async throws {
        let store = store()
        await fill(store)
        try await keysFetched(store)
        try await store.access.write { database in
            try TextConversion(isOn: true).begin(in: database)
            _ = try TextConversion(isOn: true).convertMessages(after: 0, in: database)
        }
        #expect(try await store.found("planted299").count == 3)
        await store.close()

        let next = self.store()
        try await next.encryption.goOn(day: day)
        #expect(try holding("planted") == [])
        #expect(try await next.found("planted299").count == 3)
        // And the other way round.
        try await next.access.write { database in
            try TextConversion(isOn: false).begin(in: database)
            _ = try TextConversion(isOn: false).convertMessages(after: 0, in: database)
        }
        await next.keep("new", ["planted300 said meanwhile"], at: noon + 9)
        await next.close()
        let last = self.store()
        #expect(try await last.found("planted299").count == 3)
        try await last.encryption.goOn(day: day)
        #expect(try await last.found("planted299").count == 3)
        #expect(try await last.found("planted300") == ["m0"])
    }

    private func keysFetched(_ store: ConversationStore) async throws {
        _ = try await store.list()
        try await store.keys.fetch()
    }

    @Test func `without their key are listed, and what is said waits for it`() async throws {
        let first = store()
        await fill(first)
        try await first.setEncrypted(true, day: day)
        first.note(.began(.sample("c0", at: noon)))
        first.note(.message(.sample("open", in: "c0", at: 2_000, "half an ans", .inProgress)))
        await first.close()
        keys.lose()

        let store = store()
        let news = store.news()
        #expect(try await store.list() == ["c2", "c1", "c0"])
        let record = try #require(try await store.conversation(ConversationID("c0")))
        #expect(record.title.text == "‹encrypted›")
        #expect(record.messageCount == 302)
        #expect(record.wasCut)
        #expect(try await store.texts(of: "c0").first == "‹encrypted›")
        let unreadable = try await store.messages(of: ConversationID("c0"), .first, limit: 1).records
        #expect(unreadable.map(\.isUnreadable) == [true])
        let reason = StorageKeyError.lost(.keyring).text
        await #expect(throws: StoreError.noKey(reason: reason)) { try await store.found("whale") }
        await #expect(throws: StoreError.noKey(reason: reason)) {
            try await store.setEncrypted(false, day: day)
        }
        store.note(.began(.sample("new", at: noon + 9)))
        store.note(.message(.sample("m", in: "new", "planted while it was lost")))
        await store.flush()
        var told: [StoreNews] = []
        for await item in news.prefix(2) { told.append(item) }
        #expect(told.last == .failing(.noKey(reason: reason)))
        #expect(try holding("planted") == [])

        keys.lose(nil)
        try await store.keys.fetch(isUrgent: true)
        await store.flush()
        #expect(try await store.texts(of: "new") == ["planted while it was lost"])
        let cut = try await store.messages(of: ConversationID("c0"), .last, limit: 1).records
        #expect(cut.map(\.message.text) == ["half an ans"])
        #expect(cut.map(\.wasCut) == [true])
    }

    @Test func `cannot be turned on without a key`() async throws {
        keys.lose()
        let store = store()
        await store.keep("a", ["hello"])

        await #expect(throws: StoreError.self) { try await store.setEncrypted(true, day: day) }
        #expect(try await store.isEncrypted() == false)
        #expect(try await store.found("hello") == ["m0"])
    }

    @Test func `that are moved to another row, or changed, cannot be opened there`() async throws {
        let store = store()
        await store.keep("a", ["of the one", "of the other"])
        try await store.setEncrypted(true, day: day)
        try await store.access.write { database in
            try database.execute(
                sql: "UPDATE message SET sealed = (SELECT sealed FROM message WHERE id = 'm1') WHERE id = 'm0'")
        }
        #expect(try await store.texts(of: "a") == ["‹encrypted›", "of the other"])
    }

    @Test func `are salvaged, and stay encrypted`() async throws {
        let store = store()
        await fill(store)
        try await store.setEncrypted(true, day: day)
        await store.close()
        let file = try FileHandle(forUpdating: URL(filePath: folder.database))
        let size = try file.seekToEnd()
        for page in stride(from: UInt64(40), to: size / 4_096 - 2, by: 12) {
            try file.seek(toOffset: page * 4_096)
            try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        }
        try file.close()
        let next = self.store()
        try await next.access.check()

        #expect(try await next.isEncrypted())
        #expect(try await next.found("whale").count == 100)
        await next.keep("new", ["planted after all"])
        #expect(try await next.found("planted after").count == 1)
        await next.close()
        #expect(try holding("planted") == [])
    }

    @Test func `refuse what a program without the key writes`() async throws {
        let store = store()
        await store.keep("a", ["hello"])
        try await store.setEncrypted(true, day: day)
        await store.close()
        let stranger = try DatabaseQueue(path: folder.database)

        #expect(throws: DatabaseError.self) {
            try stranger.write { try $0.execute(sql: "UPDATE message SET text = 'planted'") }
        }
        #expect(try holding("planted") == [])
    }
}
