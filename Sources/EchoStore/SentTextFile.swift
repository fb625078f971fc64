import EchoScreen
import Foundation
import Glibc

/// Seals the texts of a file, a line each, or opens them again: those that were sent before, and notes.
struct SentTextFile {
    let path: String

    /// The old file is overwritten; a program that is killed meanwhile leaves it under another name, for the next one.
    func convert(_ sealing: SentTextSealing) throws(StoreError) {
        let old = path + ".old"
        defer { if access(old, F_OK) == 0 { OverwrittenFile(path: old).remove() } }
        guard access(path, F_OK) == 0 else { return }
        let lock = try FileLock.waiting(for: path)
        defer { withExtendedLifetime(lock) {} }
        guard let content = FileManager.default.contents(atPath: path) else { throw .readOnly(path: path) }
        let lines = [UInt8](content).split(separator: 0x0A)
        guard lines.contains(where: { SentTextSealing.isSealed($0) != sealing.isOn }) else { return }
        let converted = lines.compactMap(sealing.converted)
        guard converted.count == lines.count else { throw .keyMissing }
        if access(old, F_OK) == 0 { OverwrittenFile(path: old).remove() }
        link(path, old)
        do {
            try AtomicFile(path: path).write(String(decoding: converted.joined(), as: UTF8.self))
        } catch {
            unlink(old)
            throw .other(code: 0, reason: "\((path as NSString).lastPathComponent): \(error.reason)")
        }
    }
}
