import EchoScreen
import Glibc

/// A new file that grows and that only its owner can read. It is closed when nobody holds it.
final class NewFile: Sendable {
    let path: String
    private let descriptor: Int32

    /// Never writes over a file that is there.
    init(_ path: String) throws(RecordingError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw RecordingError(file: path, reason: Self.reason(errno)) }
    }

    deinit { close(descriptor) }

    /// All of it, or an error; what was written of it stays.
    func append(_ bytes: some Collection<UInt8>) throws(RecordingError) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw RecordingError(file: path, reason: Self.reason(errno)) }
            rest = rest.dropFirst(count)
        }
    }

    /// Overwrites the file's beginning, which is never a disk's last block.
    func replaceStart(_ bytes: some Collection<UInt8>) throws(RecordingError) {
        let all = Array(bytes)
        let count = all.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
        guard count == all.count else { throw RecordingError(file: path, reason: Self.reason(errno)) }
    }

    /// What lies beyond so many bytes is cut off.
    func truncate(to bytes: Int) { _ = ftruncate(descriptor, off_t(bytes)) }

    /// Tells others that it is being written, for as long as somebody holds it.
    func lock() { _ = flock(descriptor, LOCK_EX | LOCK_NB) }

    /// Also when the machine stops now, it is on the disk.
    func settle() { _ = fdatasync(descriptor) }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case EEXIST: "the file already exists"
        case ENOENT, ENOTDIR: "no such folder"
        case EACCES, EPERM: "permission denied"
        case EROFS: "the file system is read-only"
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG: "the file is too large for this disk"
        default: "system error \(code)"
        }
    }
}
