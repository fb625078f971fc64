@testable import EchoStore
import Foundation
import Testing

/// Sealed by Swift Crypto, with a key whose bytes are the numbers from 0 to 31.
@Suite struct `What an earlier version encrypted` {
    private let folder = StoreFolder()
    private let key: StorageKey

    init() throws {
        let digits = (0..<32).map { String(format: "%02x", $0) }.joined()
        key = try #require(StorageKey(hexadecimal: digits))
    }

    private func bytes(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: Data(text.utf8))
    }

    @Test func `is known by its key's fingerprint`() { #expect(key.fingerprint == "608fe36fab39284a") }

    @Test func `opens as a file`() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let path = "\(folder.path)/sealed"
        let sealed = """
            RUNIT1NFQUwjfqp1G/aj0b8TDv41FZyzdLhEhKIwcvimK6CbJ09586Af7IXmHxe9JRMniX8Cr70AAAAR3e1xpEisuJlf\
            Iavy0pybTQBhtqCiOBNgd/yVHknoBQ/sAAAADCtW+86StXAWKAVzCM+Rni22tfvvCccR1aPrT1aAAAAMYdcBlP+ukjBj\
            ajS//s1OG4sU+CXajdpDz5jyOg==
            """
        try bytes(sealed).write(to: URL(fileURLWithPath: path))
        let reader = try SealedFileReader(path, key: key)

        #expect(reader.isFinished)
        let text = try reader.read(at: 0, count: reader.count)
        #expect(String(decoding: text, as: UTF8.self) == "the first chunk, the second, and the last")
    }

    @Test func `opens as a text`() throws {
        let sealed = try bytes("AZK2kOaYCO3xTXtwbXLpSruGTS6tPXaBk4i77EBZu5HOmveg/sa/ggLd")
        #expect(TextSeal(key).open(sealed, of: "message 7") == Data("what was said".utf8))
    }

    @Test func `opens as an API key`() throws {
        let line = """
            {"name": "azure", "place": "file", "since": "2026-05-28T20:26:40Z",
             "sealed": "cHw1PQXwTZU4nRUaY3mbKukYSMJC+oxJ/fEz+j0KlJ0WRLHlINOYoxz37Cvn"}
            """
        #expect(try decoded(APIKeyEntry.self, line).open(with: key) == Secret("a-secret-of-azure"))
    }

    @Test func `opens as a storage key, with the passphrase`() throws {
        let file = """
            {"cost": {"lanes": 1, "memory": 19456, "passes": 2}, "function": "argon2id",
             "salt": "gqX9k2eALwnqjIVr6Eezgg==",
             "sealed": "BiuBya/pDoyA6MxEqDHTm2WrRjBKKjapIgwRdo8fbEwTLJtMQ/lLxavoF/M+FSFhOrppYbzlabMDTjEw"}
            """
        #expect(try decoded(PassphraseSeal.self, file).open(with: Secret("correct horse")) == key)
    }
}
