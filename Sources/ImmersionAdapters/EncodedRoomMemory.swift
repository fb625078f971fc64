import Foundation
import Glibc
public import Immersion

/// Keeps cards and days of learning in a file that only its owner can read. What cannot be read is put aside, not lost.
public actor RoomMemoryFile: RoomMemoryProtocol {
    /// Bytes: a hundred thousand cards.
    private static let largest = 128 << 20

    private let path: String
    private var mayWrite = true
    /// As the file was when it was read or written last.
    private var seen: String?

    /// - Parameter path: of the file; its folder is made when it is written first.
    public init(path: String) { self.path = path }

    public func load() async -> RoomMemory? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        if let size, size <= Self.largest, let data = FileManager.default.contents(atPath: path),
            let memory = try? JSONDecoder().decode(RoomMemory.self, from: data)
        {
            seen = mark
            return memory
        }
        putAside()
        return nil
    }

    public func save(_ memory: RoomMemory) async {
        var memory = memory
        // Another program has written since.
        if mark != seen, let theirs = await load() { memory.merge(theirs) }
        guard mayWrite, let data = try? JSONEncoder().encode(memory), data.count <= Self.largest else { return }
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
            seen = mark
        } catch {
            // What was there stays; the next change tries again.
            try? FileManager.default.removeItem(at: draft)
        }
    }

    /// Changes whenever somebody writes the file; nil while there is none.
    private var mark: String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.systemFileNumber] as? Int ?? 0) \(attributes[.size] as? Int ?? 0) \(date)"
    }

    /// Nothing is written over it, where it cannot be moved.
    private func putAside() {
        for number in 1...100 {
            let aside = "\(path).damaged\(number == 1 ? "" : "-\(number)")"
            guard !FileManager.default.fileExists(atPath: aside) else { continue }
            mayWrite = rename(path, aside) == 0
            return
        }
        mayWrite = false
    }
}
