import Echo
import EchoScreen
import Foundation
import GRDB
import Glibc
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct EncryptedCompanionsTests {
    private let folder = StoreFolder()
    private let keys = TestKeys()
    private let day = "2026-11-24"
    private let planted: [Float] = (0..<64).map { $0 < 32 ? 1 : 0.5 }

    private func store() -> ConversationStore { folder.store(keys: keys) }

    private func index(_ store: ConversationStore) async throws {
        let texts = try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)
        try await store.keep(texts.map { MessageVector(number: $0.number, values: planted) }, for: texts, of: "m")
    }

    private func near(_ store: ConversationStore) async throws -> [String] {
        try await store.nearest(to: planted, of: "m", HistoryFilter(), limit: 10).map(\.snippet.text)
    }

    private func isVectorInFiles() throws -> Bool {
        let bytes = try #require(QuantizedVector(planted)).data
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { name in
            (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).range(of: bytes) != nil
        }
    }

    @Test func `vectors are in no file, and messages are found by meaning as before`() async throws {
        let store = store()
        await store.keep("a", ["owl", "bird"])
        try await index(store)
        #expect(try await near(store) == ["bird", "owl"])

        try await store.setEncrypted(true, day: day)

        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10) == [])
        #expect(try await near(store) == ["bird", "owl"])
        #expect(try isVectorInFiles() == false)
        await store.keep("b", ["heron"], at: noon + 1)
        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10).map(\.text) == ["heron"])
        try await index(store)
        #expect(try await near(store) == ["heron", "bird", "owl"])
        #expect(try isVectorInFiles() == false)

        try await store.setEncrypted(false, day: day)
        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10) == [])
        #expect(try await near(store) == ["heron", "bird", "owl"])
        #expect(try await store.found("heron") == ["m0"])
    }

    private func isInFiles(_ word: String) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { name in
            (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).range(of: Data(word.utf8)) != nil
        }
    }

    @Test func `the texts of prompts are in no file, and none is read or written without the key`() async throws {
        let store = store()
        func prompt(_ text: String, _ id: String = "p") -> SavedPrompt {
            SavedPrompt(id: PromptID(id), name: "Tutor \(id)", text: text, createdAt: noon)
        }
        try await store.save(prompt("Be a quokka."))
        try await store.setEncrypted(true, day: day)
        #expect(try isInFiles("quokka") == false)
        try await store.save(prompt("Be a numbat."))
        try await store.save(prompt("Be a wallaby.", "q"))
        try await store.delete(PromptID("q"), at: noon)
        try await store.restore(PromptID("q"))

        #expect(try isInFiles("numbat") == false)
        #expect(try isInFiles("wallaby") == false)
        #expect(try await store.prompts().map(\.text) == ["Be a numbat.", "Be a wallaby."])
        await store.close()
        keys.lose()
        let locked = self.store()
        await #expect(throws: StoreError.noKey(reason: StorageKeyError.lost(.keyring).text)) {
            try await locked.prompts()
        }
        await #expect(throws: StoreError.noKey(reason: StorageKeyError.lost(.keyring).text)) {
            try await locked.save(prompt("Be a bilby."))
        }
        await locked.close()

        keys.lose(nil)
        let open = self.store()
        try await open.setEncrypted(false, day: day)
        #expect(try await open.prompts().map(\.text) == ["Be a numbat.", "Be a wallaby."])
        try await open.save(prompt("Be a bilby."))
        #expect(try await open.prompts().map(\.text) == ["Be a bilby.", "Be a wallaby."])
        await open.close()
    }

    @Test func `prompts that an earlier version left as they were are sealed by this one`() async throws {
        let store = store()
        try await store.setEncrypted(true, day: day)
        try await store.access.write { database in
            try database.execute(
                sql: """
                    DROP TRIGGER prompt_sealed_inserted; DROP TRIGGER prompt_sealed_updated;
                    ALTER TABLE prompt DROP COLUMN sealed;
                    DELETE FROM grdb_migrations WHERE identifier = '11 sealed prompts';
                    INSERT INTO prompt (id, name, instructions, created_at, updated_at)
                        VALUES ('p', 'Tutor', 'Be a quokka.', 1, 1);
                    """)
        }
        await store.close()
        #expect(try isInFiles("quokka"))
        let next = self.store()
        try await next.encryption.goOn(day: day)

        #expect(try isInFiles("quokka") == false)
        #expect(try await next.prompts().map(\.text) == ["Be a quokka."])
        await next.close()
    }

    @Test func `a vector goes when its message changes or is removed`() async throws {
        let store = store()
        await store.keep("a", ["owl", "bird"])
        try await store.setEncrypted(true, day: day)
        try await index(store)

        store.note(.message(.sample("m0", in: "a", "eagle")))
        store.note(.removed("m1", from: ConversationID("a")))
        await store.flush()

        #expect(try await near(store) == [])
        #expect(try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10).map(\.text) == ["eagle"])
    }

    @Test func `without the key nothing is found by meaning, and nothing is embedded`() async throws {
        let first = store()
        await first.keep("a", ["owl"])
        try await first.setEncrypted(true, day: day)
        await first.close()
        keys.lose()

        let store = store()

        await #expect(throws: StoreError.self) {
            try await store.messagesWithoutVector(of: "m", withLocal: true, limit: 10)
        }
        await #expect(throws: StoreError.self) { try await near(store) }
    }

    @Test func `events and calls are sealed, and exported as they were`() async throws {
        let store = store()
        await store.keep("a", ["hello"])
        let call = CallDetails(
            callID: "1", direction: .inbound, number: "+49 planted", status: "completed", duration: nil,
            configuration: #"{"voice":"planted"}"#)
        store.note(.called(ConversationID("a"), call))
        await store.flush()
        try await store.access.write { database in
            try database.execute(
                sql: """
                    INSERT INTO event (conversation, created_at, type, direction, payload)
                    VALUES (1, 0, 'error', 'received', 'planted payload')
                    """)
        }
        try await store.setEncrypted(true, day: day)
        #expect(
            try #require(FileManager.default.contents(atPath: folder.database)).range(of: Data("planted".utf8)) == nil)

        let target = "\(folder.path)/exported"
        let kept = KeptFiles(
            store: store,
            places: DataPlaces(recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none"))
        #expect(try await kept.export(to: target) == 1)

        func exported(_ name: String) -> String {
            String(decoding: FileManager.default.contents(atPath: "\(target)/\(name)") ?? Data(), as: UTF8.self)
        }
        #expect(exported("event.jsonl").contains(#""payload":"planted payload""#))
        #expect(exported("call.jsonl").contains(#""phone_number":"+49 planted""#))
        #expect(exported("conversations.jsonl").contains("hello"))
        #expect(!exported("event.jsonl").contains("sealed"))
        keys.lose()
        let locked = self.store()
        let keptLocked = KeptFiles(store: locked, places: kept.places)
        await #expect(throws: ExportError.self) { try await keptLocked.export(to: "\(folder.path)/without") }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/without"))
    }

    @Test func `the texts that were sent are sealed with them, and opened again`() async throws {
        let store = store()
        let texts = store.sentTexts
        await texts.remember("planted before")
        try await store.setEncrypted(true, day: day)
        await texts.remember("planted after")
        let path = "\(folder.path)/sent-texts"
        let content = { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }

        #expect(!content().contains("planted"))
        #expect(await texts.load() == ["planted before", "planted after"])
        keys.lose()
        let locked = self.store().sentTexts
        #expect(await locked.load() == [])
        await locked.remember("planted while it was lost")
        #expect(!content().contains("planted"))
        keys.lose(nil)

        try await store.setEncrypted(false, day: day)
        #expect(content() == "\"planted before\"\n\"planted after\"\n")
        #expect(folder.files("sent-texts") == ["sent-texts"])
    }

    @Test func `a note of another part of the program is sealed with them, and opened again`() async throws {
        let path = "\(folder.path)/house"
        let store = ConversationStore(folder: folder.path, notes: [path], keys: keys)
        let content = { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }
        #expect(await store.note(at: path).text() == nil)
        #expect(await store.note(at: path).set("{\"planted\":1}"))
        #expect(content().contains("planted"))

        try await store.setEncrypted(true, day: day)
        #expect(!content().contains("planted"))
        #expect(await store.note(at: path).text() == "{\"planted\":1}")
        #expect(await store.note(at: path).set("planted anew"))
        #expect(!content().contains("planted"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)

        keys.lose()
        let locked = ConversationStore(folder: folder.path, notes: [path], keys: keys).note(at: path)
        #expect(await locked.text() == nil)
        #expect(await locked.set("planted by who did not read it"))
        keys.lose(nil)
        #expect(await store.note(at: path).text() == "planted anew")

        try await store.setEncrypted(false, day: day)
        #expect(content() == "\"planted anew\"\n")
    }

    @Test func `files of another part of the program are sealed with them, and opened again`() async throws {
        let sounds = "\(folder.path)/sounds"
        let store = ConversationStore(folder: folder.path, sealed: [sounds], keys: keys)
        try FileManager.default.createDirectory(atPath: sounds, withIntermediateDirectories: true)
        let plain = Data("RIFF planted".utf8)
        func write(_ content: Data?, _ name: String) -> Bool {
            content.map { FileManager.default.createFile(atPath: "\(sounds)/\(name)", contents: $0) } ?? false
        }
        func file(_ name: String) -> Data { FileManager.default.contents(atPath: "\(sounds)/\(name)") ?? Data() }
        #expect(write(await store.seal.sealed(plain, name: "a"), "a"))
        #expect(file("a") == plain)
        #expect(write(plain, "left.old"))

        try await store.setEncrypted(true, day: day)
        #expect(write(await store.seal.sealed(plain, name: "b"), "b"))
        for name in ["a", "b"] {
            #expect(file(name).range(of: plain) == nil)
            #expect(await store.seal.opened(file(name), name: name) == plain)
        }
        #expect(await store.seal.opened(file("a"), name: "b") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: sounds).sorted() == ["a", "b"])

        keys.lose()
        let locked = ConversationStore(folder: folder.path, sealed: [sounds], keys: keys).seal
        #expect(await locked.sealed(plain, name: "c") == nil)
        #expect(await locked.opened(file("a"), name: "a") == nil)
        keys.lose(nil)

        try await store.setEncrypted(false, day: day)
        #expect(file("a") == plain && file("b") == plain)
    }

    @Test func `a note that somebody erased is not written again by who had it`() async throws {
        let path = "\(folder.path)/house"
        let note = store().note(at: path)
        #expect(await note.set("planted"))
        try FileManager.default.removeItem(atPath: path)

        #expect(await !note.set("planted again"))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(await note.set("new"))
        #expect(await note.text() == "new")
    }

    @Test func `a note that cannot be read is put aside, and never written over`() async throws {
        let path = "\(folder.path)/language"
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        for round in 1...2 {
            try Data("{\"decks\": \(round)".utf8).write(to: URL(filePath: path))
            let note = store().note(at: path)
            #expect(await note.text() == nil)
            #expect(await note.set("new"))
            #expect(await note.text() == "new")
        }

        #expect(folder.files("language") == ["language", "language.damaged", "language.damaged-2"])
        #expect(try String(contentsOfFile: path + ".damaged-2", encoding: .utf8) == "{\"decks\": 2")
    }

    @Test func `a note tells when another program wrote it`() async throws {
        let path = "\(folder.path)/language"
        let (ours, theirs) = (store().note(at: path), store().note(at: path))
        #expect(await !ours.hasChanged)
        #expect(await ours.set("ours"))
        #expect(await !ours.hasChanged)
        #expect(await theirs.set("theirs, and longer"))

        #expect(await ours.hasChanged)
        #expect(await ours.text() == "theirs, and longer")
        #expect(await !ours.hasChanged)
    }

    @Test func `what is cached of what was said goes when conversations are encrypted`() async throws {
        let cache = "\(folder.path)/cache/speech"
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        try Data("planted".utf8).write(to: URL(filePath: cache + "/a.speech"))
        let store = ConversationStore(folder: folder.path, caches: [cache], keys: keys)

        try await store.setEncrypted(true, day: day)

        #expect(FolderContents(of: cache).paths == [])
    }

    @Test func `an old file of sent texts that a killed program left is removed by the next`() async throws {
        let store = store()
        await store.sentTexts.remember("planted")
        try Data("\"planted\"\n".utf8).write(to: URL(filePath: "\(folder.path)/sent-texts.old"))

        try await store.setEncrypted(true, day: day)

        #expect(folder.files("sent-texts") == ["sent-texts"])
    }

    @Test func `with a key in memory no copy of the memory is written when the program crashes`() async throws {
        let store = store()
        try await store.setEncrypted(true, day: day)

        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        #expect(limit.rlim_cur == 0)
    }
}
