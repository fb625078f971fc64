import Foundation
import Glibc

/// Where the sound of lines is kept, a file each: what is removed of a conversation is removed by removing files, and whatever
/// happens to one happens to one line only.
struct SoundFolder: Hashable {
    let path: String

    init(of memory: MemoryFolder) { path = memory.sound }

    func prepare() throws(SealedFileError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .inaccessible(path: path, reason: "the folder cannot be created")
        }
    }

    static func newName() -> String {
        (0..<2).map { _ in
            let half = String(UInt64.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - half.count) + half
        }.joined()
    }

    /// - Returns: nil for what is no name of ours: it must not lead elsewhere.
    func path(of name: String) -> String? { Self.isName(name) ? "\(path)/\(name)" : nil }

    /// The names of all files.
    var names: Set<String> {
        Set(((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter(Self.isName))
    }

    /// Somebody is writing it.
    func isBeingWritten(_ name: String) -> Bool {
        guard let path = path(of: name) else { return false }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }

    /// When something was written into it last; nil when it is gone.
    func changedAt(_ name: String) -> Date? {
        guard let path = path(of: name) else { return nil }
        return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    func destroy(_ name: String) {
        if let path = path(of: name) { OverwrittenFile(path: path).remove() }
    }

    static func isName(_ name: String) -> Bool {
        name.utf8.count == 32 && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
