import EchoScreen
import Foundation

/// The folder with all that is kept of keys, as files that only their owner can read.
struct KeyFolder: Hashable {
    /// Longer than a person is waited for.
    private static let patience = Duration.seconds(90)

    let path: String

    var record: String { "\(path)/storage-key.json" }
    var key: String { "\(path)/storage.key" }
    var passphrase: String { "\(path)/passphrase.json" }
    var attempts: String { "\(path)/passphrase-attempts.json" }
    var pinAttempts: String { "\(path)/pin-attempts.json" }
    var apiKeys: String { "\(path)/api-keys.json" }

    /// Of two programs, one changes files in it at a time. The other may be waiting for a person, which is why this waits
    /// without holding a thread.
    func lock(_ name: String = "keys.lock") async throws(StorageKeyError) -> FileLock {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            do throws(StoreError) {
                if let lock = try FileLock.free("\(path)/\(name)") { return lock }
            } catch {
                throw .inaccessible(path: path, reason: "it cannot be written")
            }
            guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
        }
        throw .inaccessible(path: path, reason: "another program is using it")
    }

    /// Nil when the file is not there.
    func read<Value: Decodable>(_ type: Value.Type, from path: String) throws(StorageKeyError) -> Value? {
        do throws(SecretFileError) {
            try AtomicFile(path: path).checkPrivate()
        } catch {
            throw .notPrivate(error)
        }
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .inaccessible(path: path, reason: "it cannot be read")
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let value = try? decoder.decode(type, from: data) else { throw .damaged(path: path) }
        return value
    }

    func write(_ value: some Encodable, to path: String) throws(StorageKeyError) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { throw .damaged(path: path) }
        do throws(AtomicFile.WriteError) {
            try AtomicFile(path: path).write(String(decoding: data, as: UTF8.self) + "\n")
        } catch {
            throw .inaccessible(path: path, reason: error.reason)
        }
    }
}
