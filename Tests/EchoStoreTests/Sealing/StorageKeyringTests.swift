import EchoScreen
import Foundation
import ProgramHarness
import Synchronization
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct StorageKeyringTests {
    private let folder = StoreFolder()
    private let kept = StoreFolder()
    private let keyring = MemoryKeyring()
    private let clock = TestDate()

    /// As a program that has just started; guesses cost little.
    private func keys(_ keyring: MemoryKeyring? = nil) -> StorageKeyring {
        StorageKeyring(
            folder: folder.path, keyring: keyring ?? self.keyring,
            cost: PassphraseCost(memory: 19_456, passes: 2, lanes: 1), sealed: SealedContent(folder: kept.path),
            now: { [clock] in clock.now })
    }

    private func fails(_ error: StorageKeyError, _ keys: StorageKeyring) async {
        await #expect(throws: error) { try await keys.storageKey() }
        #expect(error.text.hasSuffix(".") || error.text.hasSuffix("\(folder.path)/storage.key"))
    }

    @Test func `is in the keyring where there is one, and the same at every start`() async throws {
        let key = try await keys().storageKey()

        #expect(try await keys().storageKey() == key)
        #expect(try await keys().place() == .keyring)
        #expect(keyring.names == ["storage key"])
        #expect(folder.files("storage.key") == [])
    }

    @Test(arguments: KeyringError.allCases) func `is in a file where the keyring gives nothing`(error: KeyringError)
        async throws
    {
        let keyring = MemoryKeyring(error)
        let key = try await keys(keyring).storageKey()

        #expect(try await keys(keyring).place() == .file)
        #expect(try folder.mode(of: "\(folder.path)/storage.key") == 0o600)
        // And stays there.
        keyring.fail(nil)
        #expect(try await keys(keyring).storageKey() == key)
        #expect(keyring.names == [])
    }

    @Test func `is never replaced while its place gives nothing`() async throws {
        let key = try await keys().storageKey()
        for error in KeyringError.allCases {
            keyring.fail(error)
            await fails(.unreachable(error), keys())
        }
        keyring.fail(nil)

        #expect(try await keys().storageKey() == key)
        keyring.forget()
        await fails(.lost(.keyring), keys())
        try await keyring.set(Secret(StorageKey.random().hexadecimal), "storage key", label: "")
        await fails(.replaced(.keyring), keys())
    }

    @Test(arguments: [true, false]) func `that is gone with its folder is not replaced while something is encrypted`(
        isText: Bool
    ) async throws {
        let lost = MemoryKeyring(.absent)
        let key = try await keys(lost).storageKey()
        if isText {
            let store = kept.store(keys: keys(lost))
            await store.keep("c", ["hello whale"])
            try await store.setEncrypted(true, day: "2026-11-24")
            await store.close()
        } else {
            let sound = "\(kept.path)/sound"
            try FileManager.default.createDirectory(atPath: sound, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: URL(filePath: "\(sound)/\(SoundFolder.newName())"))
        }
        try FileManager.default.removeItem(atPath: folder.path)
        let missing = StorageKeyError.missing(folder: folder.path)

        await fails(missing, keys(lost))
        await #expect(throws: missing) { try await keys(lost).foundPlace() }
        #expect(folder.files("storage") == [])
        let renewed = try await keys(lost).renew()
        #expect(renewed != key)
        #expect(try await keys(lost).storageKey() == renewed)
        #expect(try await keys(lost).foundPlace() == .file)
    }

    @Test func `that is gone is told of at the start of a program`() async throws {
        let lost = MemoryKeyring(.absent)
        let store = kept.store(keys: keys(lost))
        await store.keep("c", ["hello whale"])
        try await store.setEncrypted(true, day: "2026-11-24")
        await store.close()
        try FileManager.default.removeItem(atPath: folder.path)
        let next = kept.store(keys: keys(lost))
        let news = next.news()
        let clock = ImpatientClock()
        async let run: Void = next.run(clock: clock)
        let error = StoreError.noKey(reason: StorageKeyError.missing(folder: folder.path).text)

        #expect(await news.first { $0 == .failing(error) } != nil)
        clock.stop()
        await run
        await next.close()
    }

    @Test func `that is lost can be renewed, on purpose`() async throws {
        let key = try await keys().storageKey()
        keyring.forget()
        let renewed = try await keys().renew()

        #expect(renewed != key)
        #expect(try await keys().storageKey() == renewed)
    }

    @Test func `of an earlier installation is used again`() async throws {
        let key = try await keys().storageKey()
        try FileManager.default.removeItem(atPath: folder.path)

        #expect(try await keys().storageKey() == key)
    }

    @Test func `is the same for programs that make it at once`() async throws {
        let all = (0..<4).map { _ in keys() }
        let made = try await withThrowingTaskGroup(of: StorageKey.self) { group in
            for keys in all { group.addTask { try await keys.storageKey() } }
            return try await group.reduce(into: [StorageKey]()) { $0.append($1) }
        }

        #expect(made.allSatisfy { $0 == made[0] })
    }

    @Test func `lies behind a passphrase once one is set, and no longer in its file`() async throws {
        let keyring = MemoryKeyring(.absent)
        let key = try await keys(keyring).storageKey()
        try await keys(keyring).setPassphrase(Secret("correct horse"))

        #expect(folder.files("storage.key") == [])
        #expect(try await keys(keyring).place() == .passphrase)
        await fails(.passphraseNeeded, keys(keyring))
        let unlocked = keys(keyring)
        #expect(try await unlocked.unlock(with: Secret("correct horse")) == key)
        #expect(try await unlocked.storageKey() == key)

        try await unlocked.setPassphrase(Secret("another"))
        #expect(try await keys(keyring).unlock(with: Secret("another")) == key)
        try await unlocked.removePassphrase()
        #expect(try await keys(keyring).storageKey() == key)
        #expect(try await keys(keyring).place() == .file)
        #expect(folder.files("passphrase") == [])
    }

    @Test func `in the keyring can be opened by the passphrase while that gives nothing`() async throws {
        let key = try await keys().storageKey()
        try await keys().setPassphrase(Secret("way in"))

        #expect(try await keys().storageKey() == key)
        keyring.forget()
        await fails(.passphraseNeeded, keys())
        keyring.fail(.timedOut)
        await fails(.passphraseNeeded, keys())
        #expect(try await keys().unlock(with: Secret("way in")) == key)
    }

    @Test func `cannot be got by a wrong passphrase, and after three guesses each takes longer`() async throws {
        _ = try await keys().storageKey()
        try await keys().setPassphrase(Secret("right"))
        for delay in [0, 0, 2] {
            await #expect(throws: StorageKeyError.wrongPassphrase(delay: .seconds(delay))) {
                try await keys().unlock(with: Secret("wrong"))
            }
        }

        // Another start does not help, and neither does the right one before its time.
        await #expect(throws: StorageKeyError.tooSoon(delay: .seconds(2))) {
            try await keys().unlock(with: Secret("right"))
        }
        clock.advance(2)
        await #expect(throws: StorageKeyError.wrongPassphrase(delay: .seconds(4))) {
            try await keys().unlock(with: Secret("wrong"))
        }
        clock.advance(4)
        _ = try await keys().unlock(with: Secret("right"))
        await #expect(throws: StorageKeyError.wrongPassphrase(delay: .zero)) {
            try await keys().unlock(with: Secret("wrong"))
        }
    }

    @Test func `is not made from a file that somebody else has written`() async throws {
        _ = try await keys().storageKey()
        try await keys().setPassphrase(Secret("right"))
        let path = "\(folder.path)/passphrase.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for change in [("19456", "2147483647"), ("argon2id", "md5"), ("\"salt\"", "\"sugar\"")] {
            try text.replacing(change.0, with: change.1).write(toFile: path, atomically: false, encoding: .utf8)
            await #expect(throws: StorageKeyError.damaged(path: path)) {
                try await keys().unlock(with: Secret("right"))
            }
        }
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        _ = try await keys().unlock(with: Secret("right"))
    }

    @Test func `stands in no description, and in no file but its own`() async throws {
        let keys = keys()
        let key = try await keys.storageKey()
        try await keys.setPassphrase(Secret("planted passphrase"))
        let kept = try folder.files("").map { try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)")) }

        let digits = key.hexadecimal.compactMap(\.hexDigitValue)
        let raw = Data(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
        #expect(kept.count >= 2)
        for data in kept {
            #expect(data.range(of: Data("planted".utf8)) == nil)
            #expect(data.range(of: Data(key.hexadecimal.utf8)) == nil)
            #expect(data.range(of: raw) == nil)
        }
    }

    @Test func `of a real keyring is lost when that loses it, and each trouble is one sentence`() async throws {
        let keyring = try await PrivateKeyring.start()
        let sample = BuiltProducts.url("keyring-sample").path
        let path = folder.path
        func key() async throws -> String {
            try await Subprocess.run(sample, ["key", path], environment: keyring.environment)
        }

        #expect(try await key() == "keyring true\n")
        try await keyring.remove("storage key")
        #expect(try await key().hasPrefix("The storage key is gone from the desktop's keyring."))
        try await keyring.freeze()
        #expect(try await key().contains("the desktop's Secret Service does not answer."))
    }
}

/// A date that a test moves.
private final class TestDate: Sendable {
    private let date = Mutex(noon)

    var now: Date { date.withLock(\.self) }

    func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
}
