import Foundation
import Glibc

/// A file that is replaced whole or not at all, and keeps who may read it.
struct AtomicFile {
    struct WriteError: Error {
        let reason: String
    }

    let path: String

    func write(_ text: String) throws(WriteError) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let folder = (target as NSString).deletingLastPathComponent
        try createFolder(folder)
        let temporary =
            "\(folder)/.\((target as NSString).lastPathComponent).\(getpid()).\(UInt32.random(in: 0 ... .max))"
        do throws(WriteError) {
            try writeNew(text, to: temporary, mode: mode(of: target) ?? 0o600)
            guard rename(temporary, target) == 0 else { throw Self.failure() }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Only its owner, who is this user, can read it.
    func checkPrivate() throws(SecretFileError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_uid == geteuid() else { throw .ownedByAnother(path: path) }
        guard status.st_mode & 0o077 == 0 else { throw .readableByOthers(path: path) }
    }

    private func createFolder(_ folder: String) throws(WriteError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw WriteError(reason: "its folder cannot be created")
        }
    }

    private func writeNew(_ text: String, to path: String, mode: mode_t) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure() }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Self.failure() }
            rest = rest.dropFirst(written)
        }
        guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw Self.failure() }
    }

    private func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    private static func failure() -> WriteError {
        switch errno {
        case EACCES, EPERM: WriteError(reason: "permission denied")
        case ENOSPC, EDQUOT: WriteError(reason: "the disk is full")
        case EROFS: WriteError(reason: "the file system is read-only")
        default: WriteError(reason: "system error \(errno)")
        }
    }
}
