import Foundation
import Glibc
public import House

/// Keeps what was taught and learned of a house in a file that only its owner can read.
public actor HouseMemoryFile: HouseMemoryProtocol {
    /// Bytes; a larger file is none of ours.
    private static let largest = 4_000_000

    private let path: String

    /// - Parameter path: of the file; its folder is made when it is written first.
    public init(path: String) { self.path = path }

    public func load() async -> HouseMemory? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= Self.largest, let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(HouseMemory.self, from: data)
    }

    public func save(_ memory: HouseMemory) async {
        guard let data = try? JSONEncoder().encode(memory) else { return }
        let file = URL(filePath: path)
        let folder = file.deletingLastPathComponent()
        let draft = folder.appending(path: ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            guard
                FileManager.default.createFile(
                    atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600])
            else { return }
            if rename(draft.path, path) != 0 { try FileManager.default.removeItem(at: draft) }
        } catch {
            // What was there stays; the next change tries again.
            try? FileManager.default.removeItem(at: draft)
        }
    }
}
