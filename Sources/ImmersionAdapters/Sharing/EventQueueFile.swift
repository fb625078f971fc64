import Foundation
public import Immersion

/// Keeps events that wait to be sent in a file that only its owner can read.
public actor EventQueueFile: EventKeeperProtocol {
    /// Bytes: a thousand events have 300,000.
    private static let largest = 4 << 20

    private let path: String

    /// - Parameter path: of the file; its folder is made when it is written first.
    public init(path: String) { self.path = path }

    /// What cannot be read counts as nothing: nobody is asked for it.
    public func load() -> EventQueue? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= Self.largest, let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(EventQueue.self, from: data)
    }

    public func save(_ queue: EventQueue?) {
        guard let queue else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        guard let data = try? JSONEncoder().encode(queue) else { return }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard (try? data.write(to: URL(filePath: path), options: .atomic)) != nil else { return }
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
