import Foundation

/// A value as JSON in a file that only its owner can read.
struct OwnersFile<Value: Codable> {
    /// Its folder is made when it is written first.
    let path: String
    /// Bytes; a larger file is none of ours.
    let largest: Int

    /// Nil for what is not there or cannot be read.
    func load() -> Value? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= largest, let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// A full disk is no error: what was there stays.
    func save(_ value: Value) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard (try? data.write(to: URL(filePath: path), options: .atomic)) != nil else { return }
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
