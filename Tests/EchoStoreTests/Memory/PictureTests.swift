import Echo
import EchoScreen
import EchoTestKit
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct PictureTests {
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"
    private let id = ConversationID("c")

    /// Their names are in no other file.
    private func pictures() throws -> [Picture] {
        [
            try SamplePicture.picture("qzxjvwk.png"),
            try SamplePicture.picture("plugh.jpeg", SamplePicture.jpeg),
        ]
    }

    private func keep(_ pictures: [Picture], at message: String = "m0", in store: ConversationStore) async {
        var record = MessageRecord.sample(message, "look")
        record.message.pictures = pictures
        store.note(.message(record))
        await store.flush()
    }

    private func kept(of id: String = "c", in store: ConversationStore) async throws -> [[Picture]] {
        try await store.messages(of: ConversationID(id), .first, limit: 10).records.map(\.message.pictures)
    }

    private func isInFiles(_ bytes: Data) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { name in
            (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).range(of: bytes) != nil
        }
    }

    @Test func `come back with their message, in their order, and are written once`() async throws {
        let (store, pictures) = (folder.store(), try pictures())
        await store.keep("c", ["look", "b"])
        await keep(pictures, in: store)
        await keep(pictures, in: store)
        // What is known by name alone does not write over what was shown.
        await keep(pictures.map(\.withoutBytes), in: store)

        #expect(try await kept(in: store) == [pictures, []])
        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") } == 2)
    }

    @Test func `that are known by name alone are kept as such`() async throws {
        let (store, pictures) = (folder.store(), try pictures().map(\.withoutBytes))
        await store.keep("c", ["look"])
        await keep(pictures, in: store)

        #expect(try await kept(in: store) == [pictures])
    }

    @Test func `go along into a branch, and are erased with their conversation`() async throws {
        let (store, pictures) = (folder.store(), try pictures())
        await store.keep("c", ["look", "b"])
        await keep(pictures, in: store)
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)
        #expect(try await kept(of: "d", in: store) == [pictures, []])

        _ = try await store.erase([id, ConversationID("d")], at: noon)

        #expect(try await store.access.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") } == 0)
        await store.close()
        #expect(try isInFiles(Data("qzxjvwk".utf8)) == false)
        #expect(try isInFiles(pictures[1].bytes) == false)
    }

    @Test func `are sealed where conversations are, whenever they were written, and opened again`() async throws {
        let (store, pictures) = (folder.store(keys: keys), try pictures())
        await store.keep("c", ["look", "b"])
        await keep([pictures[0]], in: store)
        try await store.setEncrypted(true, day: day)
        await keep([pictures[1]], at: "m1", in: store)

        #expect(try await kept(in: store) == [[pictures[0]], [pictures[1]]])
        for secret in [Data("qzxjvwk".utf8), Data("plugh".utf8)] + pictures.map(\.bytes) {
            #expect(try isInFiles(secret) == false)
        }
        _ = try await store.branch(
            from: BranchPoint(conversation: id, message: "m1"), as: ConversationID("d"), at: noon)
        #expect(try await kept(of: "d", in: store) == [[pictures[0]], [pictures[1]]])
        try await store.setEncrypted(false, day: day)
        #expect(try await kept(in: store) == [[pictures[0]], [pictures[1]]])
        let sealed = "SELECT count(*) FROM picture WHERE sealed IS NOT NULL OR sealed_name IS NOT NULL"
        #expect(try await store.access.read { try Int.fetchOne($0, sql: sealed) } == 0)
    }

    @Test func `are left out where there is no key`() async throws {
        let store = folder.store(keys: keys)
        await store.keep("c", ["look"])
        await keep(try pictures(), in: store)
        try await store.setEncrypted(true, day: day)
        await store.close()
        keys.lose()

        #expect(try await kept(in: folder.store(keys: keys)) == [[]])
    }

    @Test func `go into an export by their names, and come back from it as such`() throws {
        var record = MessageRecord.sample("m")
        record.message.pictures = try pictures()
        let data = try JSONEncoder().encode(MessageDocument(record))
        #expect(!String(decoding: data, as: UTF8.self).contains("base64"))

        let read = try JSONDecoder().decode(MessageDocument.self, from: data).record(in: id)

        #expect(read.message.pictures == record.message.pictures.map(\.withoutBytes))
    }
}
