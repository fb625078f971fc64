import EchoCrypto
import EchoScreen
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `Where a bridge keeps its calls` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)
    private let folder = FileManager.default.temporaryDirectory.appending(path: "keeping-\(UUID())").path
    private var path: String { folder + "/calls/calls.sqlite" }

    private func keeping(_ cipher: CallCipher?) async throws -> CallKeeping {
        try await .file(path, instance: "here", keepsCalls: true) { () throws(PhoneError) in
            guard let cipher else { throw PhoneError("The storage key needs your passphrase.") }
            return cipher
        }
    }

    private static func newCipher() -> CallCipher { CallCipher(root: SymmetricKey(size: .bits256)) }

    @Test func `is a file of this machine, that the next start reads`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cipher = Self.newCipher()
        do {
            let keeping = try await keeping(cipher)
            #expect(keeping.warning == nil)
            #expect(!keeping.isInMemory)
            #expect(keeping.database == nil)
            try await keeping.store.save(CallPrompt(name: "Shop", instructions: "Sell.", updated: now))
        }
        #expect(try await keeping(cipher).store.prompts().map(\.name) == ["Shop"])
    }

    @Test func `is memory while the key needs a passphrase, which is said`() async throws {
        let keeping = try await keeping(nil)
        #expect(keeping.isInMemory)
        #expect(keeping.warning?.contains("passphrase") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `is a new file where the old one has another key, which is put aside and said`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let keeping = try await keeping(Self.newCipher())
            try await keeping.store.save(CallPrompt(name: "Shop", instructions: "Sell.", updated: now))
        }
        let keeping = try await keeping(Self.newCipher())
        #expect(try await keeping.store.prompts().isEmpty)
        #expect(keeping.warning?.contains(path + ".unreadable") == true)
        #expect(FileManager.default.fileExists(atPath: path + ".unreadable"))
    }

    @Test func `is a database where one is named, and its address is checked`() throws {
        let none = try CallKeeping.reading([:], instance: "here")
        #expect(none.map(\.place) == nil)
        #expect(throws: PhoneError.self) { try CallKeeping.reading(["DATABASE_URL": "mysql://x"], instance: "here") }
    }

    @Test func `is erased with what is kept, without the key`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keeping = try await keeping(Self.newCipher())
        let call = CallRecord(
            id: CallRecord.id(of: "CA1"), sid: "CA1", direction: .inbound, number: "+4930123456", status: .inProgress,
            started: now)
        try await keeping.store.begin(call)
        try await keeping.store.end(call.id, as: .completed, at: now + 1)

        try Data([1]).write(to: URL(filePath: path + ".unreadable"))

        let kept = try await KeptCalls.opened([:], file: path)

        #expect(kept.count == 1)
        #expect(kept[0].warning == "With them go the calls in \(path).")
        #expect(try await kept[0].erase(.everything, calls: []) == "Erased 1 call in \(path).")
        #expect(try await keeping.store.call(call.id) == nil)
        #expect(!FileManager.default.fileExists(atPath: path + ".unreadable"))
        #expect(try await KeptCalls.opened([:], file: path + "none").isEmpty)
    }
}
