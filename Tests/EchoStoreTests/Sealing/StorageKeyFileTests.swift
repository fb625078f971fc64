import EchoStore
import Foundation
import Testing

struct StorageKeyFileTests {
    private let folder = StoreFolder()
    private var path: String { "\(folder.path)/sub/storage.key" }

    @Test func `is made once, and only its owner can read it`() async throws {
        let key = try await StorageKeyFile(path: path).storageKey()
        #expect(try await StorageKeyFile(path: path).storageKey() == key)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/sub") == ["storage.key"])
    }

    @Test func `is the same for programs that make it at once`() async throws {
        let keys = try await withThrowingTaskGroup(of: StorageKey.self) { group in
            for _ in 0..<8 { group.addTask { [path] in try await StorageKeyFile(path: path).storageKey() } }
            return try await group.reduce(into: [StorageKey]()) { $0.append($1) }
        }
        #expect(keys.allSatisfy { $0 == keys[0] })
    }

    @Test func `is refused when others can read it, and left as it is`() async throws {
        _ = try await StorageKeyFile(path: path).storageKey()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        await #expect(throws: StorageKeyError.notPrivate(.readableByOthers(path: path))) {
            try await StorageKeyFile(path: path).storageKey()
        }
    }

    @Test func `is never replaced when it is damaged`() async throws {
        _ = try await StorageKeyFile(path: path).storageKey()
        try Data("not a key".utf8).write(to: URL(fileURLWithPath: path))
        await #expect(throws: StorageKeyError.damaged(path: path)) { try await StorageKeyFile(path: path).storageKey() }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "not a key")
    }

    @Test func `is not shown by any description`() {
        let key = StorageKey.random()
        #expect("\(key)" == "‹key›")
        #expect(String(reflecting: key) == "‹key›")
        #expect(Mirror(reflecting: key).children.isEmpty)
    }
}
