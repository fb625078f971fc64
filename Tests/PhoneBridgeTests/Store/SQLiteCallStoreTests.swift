import EchoCrypto
import EchoWire
import Foundation
import PhoneBridge
import Testing

@Suite struct `Calls in a file` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)
    private let folder = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID())").path
    private let cipher = CallCipher(root: SymmetricKey(size: .bits256))
    private var path: String { folder + "/calls.sqlite" }

    private func call(_ sid: String) -> CallRecord {
        CallRecord(
            id: CallRecord.id(of: sid), sid: sid, direction: .inbound, number: "+4930123456", status: .inProgress,
            started: start, instance: "here")
    }

    private func fill(_ store: SQLiteCallStore) async throws {
        try await store.save(
            CallPrompt(name: "Bakery", instructions: "Sell pretzels.", isDefault: true, updated: start))
        try await store.set("session", to: ["voice": "cedar"])
        try await store.begin(call("CA1"))
        try await store.append([
            CallEventRecord(
                call: call("CA1").id, type: "call.say", direction: .outgoing, payload: ["text": "Good morning Ada"],
                time: start)
        ])
        try await store.append(
            CallTranscript(call: call("CA1").id, speaker: .user, content: "I am Ada.", offset: .seconds(1)))
        try await store.spend(0.125, on: call("CA1").id)
        try await store.end(call("CA1").id, as: .completed, at: start + 60)
    }

    private func bytes() throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: Data()) {
            $0 += try Data(contentsOf: URL(filePath: folder + "/" + $1))
        }
    }

    @Test func `outlive the program, with prompts, events, costs and what holds for calls to come`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do { try await fill(try SQLiteCallStore(path: path, cipher: cipher)) }

        let again = try SQLiteCallStore(path: path, cipher: cipher)

        #expect(try await again.prompts().map(\.instructions) == ["Sell pretzels."])
        #expect(try await again.setting("session") == ["voice": "cedar"])
        #expect(try await again.call(call("CA1").id)?.number == "+4930123456")
        let events = try await again.events(of: call("CA1").id, after: nil, limit: 9)
        #expect(events.map(\.payload) == [["text": "Good morning Ada"]])
        #expect(try await again.transcripts(of: call("CA1").id).map(\.content) == ["I am Ada."])
        #expect(try await again.totals(since: start, at: start).dollars == 0.125)
    }

    @Test func `of a newer version are left alone`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do { _ = try SQLiteCallStore(path: path, cipher: cipher) }
        // The number of the schema ends at this byte of the file.
        var file = try Data(contentsOf: URL(filePath: path))
        file[63] = 99
        try file.write(to: URL(filePath: path))

        #expect(throws: CallStoreError.tooNew) { _ = try SQLiteCallStore(path: path, cipher: cipher) }
        #expect(try Data(contentsOf: URL(filePath: path)) == file)
    }

    @Test func `say nothing to who reads the file, and the file is its owner's alone`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try SQLiteCallStore(path: path, cipher: cipher)
        try await fill(store)

        let bytes = try bytes()

        for word in ["Ada", "4930123456", "pretzels", "Bakery", "cedar"] {
            #expect(bytes.firstRange(of: Data(word.utf8)) == nil, "\(word)")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `are not opened with another key, nor without one`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do { try await fill(try SQLiteCallStore(path: path, cipher: cipher)) }
        let stranger = CallCipher(root: SymmetricKey(size: .bits256))
        #expect(throws: CallStoreError.unreadable(field: "key")) { try SQLiteCallStore(path: path, cipher: stranger) }
        #expect(throws: CallStoreError.unreadable(field: "key")) { try SQLiteCallStore(path: path) }
    }

    @Test func `are not kept where conversations are not, but prompts are`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let store = try SQLiteCallStore(path: path, cipher: cipher, keepsCalls: false)
            try await fill(store)
            #expect(try await store.transcripts(of: call("CA1").id).count == 1)
        }

        let again = try SQLiteCallStore(path: path, cipher: cipher)

        #expect(try await again.call(call("CA1").id) == nil)
        #expect(try await again.prompts().count == 1)
        #expect(try await again.setting("session") == ["voice": "cedar"])
    }

    @Test func `are in no file of SQLite that another program made of something else`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(String(repeating: "no database ", count: 400).utf8).write(to: URL(filePath: path))
        #expect(throws: CallStoreError.unreadable(field: "file")) { try SQLiteCallStore(path: path, cipher: cipher) }
    }

    @Test func `go when their conversations go, but not when those could never be written`() async throws {
        let store = try SQLiteCallStore(path: nil)
        for name in ["CA1", "CA2", "CA3"] {
            try await store.begin(call(name))
            if name != "CA3" { try await store.end(call(name).id, as: .completed, at: start + 1) }
        }
        #expect(try await store.follow { _ in ["CA1"] } == 0)
        #expect(try await store.follow { _ in nil } == 0)
        #expect(try await store.follow { _ in [] } == 1)
        #expect(try await store.calls(after: nil, limit: 9).compactMap(\.sid).sorted() == ["CA2", "CA3"])
    }

    @Test func `are shared by the bridges of a machine`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stores = [
            try SQLiteCallStore(path: path, cipher: cipher), try SQLiteCallStore(path: path, cipher: cipher),
        ]
        try await withThrowingTaskGroup { group in
            for (index, store) in stores.enumerated() {
                group.addTask { [self] in
                    for number in 0..<50 { try await store.begin(call("CA\(index)-\(number)")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[0].calls(after: nil, limit: 500).count == 100)
        #expect(try await stores[1].calls(with: "+4930123456").count == 100)
    }
}
