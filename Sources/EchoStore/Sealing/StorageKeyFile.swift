import EchoCrypto
import Foundation

/// The key as a file that only its owner can read, as 64 hexadecimal digits.
public struct StorageKeyFile: StorageKeyProviderProtocol {
    private let path: String

    public init(path: String) { self.path = path }

    public func storageKey() async throws(StorageKeyError) -> StorageKey {
        if let key = try existing() { return key }
        return try keep(.random())
    }

    /// Of two programs that make one at the same time, both use the one that came first.
    @discardableResult
    func keep(_ key: StorageKey) throws(StorageKeyError) -> StorageKey {
        try create(key)
        guard let key = try existing() else { throw .inaccessible(path: path, reason: "it is gone again") }
        return key
    }

    /// Nil while there is none.
    func existing() throws(StorageKeyError) -> StorageKey? {
        do throws(SecretFileError) {
            try AtomicFile(path: path).checkPrivate()
        } catch {
            throw .notPrivate(error)
        }
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw .inaccessible(path: path, reason: "it cannot be read")
        }
        guard let key = StorageKey(hexadecimal: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw .damaged(path: path)
        }
        return key
    }

    /// Does nothing when there is one by now.
    private func create(_ key: StorageKey) throws(StorageKeyError) {
        let folder = (path as NSString).deletingLastPathComponent
        let new = "\(path).\(UInt64.random(in: 0 ... .max))"
        do throws(AtomicFile.WriteError) {
            try AtomicFile(path: new).write(key.hexadecimal + "\n")
        } catch {
            throw .inaccessible(path: folder, reason: error.reason)
        }
        defer { try? FileManager.default.removeItem(atPath: new) }
        try? FileManager.default.linkItem(atPath: new, toPath: path)
    }
}
