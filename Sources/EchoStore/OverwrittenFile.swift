import Glibc

/// A file that is overwritten before it is removed, so that a disk that writes in place holds nothing of it. On those that
/// write elsewhere (SSDs, copy-on-write file systems) the old bytes may stay where only a laboratory finds them.
struct OverwrittenFile {
    private static let zeros = [UInt8](repeating: 0, count: 1 << 16)

    let path: String

    /// - Returns: whether it is gone; one that was not there is.
    @discardableResult
    func remove() -> Bool {
        overwrite()
        return unlink(path) == 0 || errno == ENOENT
    }

    /// A link is not followed, and what has another name stays whole there.
    private func overwrite() {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return }
        var rest = Int(status.st_size)
        while rest > 0 {
            let written = write(descriptor, Self.zeros, min(rest, Self.zeros.count))
            guard written > 0 else { return }
            rest -= written
        }
        fsync(descriptor)
    }
}
