import Glibc

/// A file with something secret in it that goes: its bytes are overwritten before its name is removed. On disks that write
/// elsewhere (SSDs, copy-on-write file systems) the old bytes may stay where only a laboratory finds them.
struct ErasedFile {
    let path: String

    func erase() {
        overwrite()
        unlink(path)
    }

    private func overwrite() {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        // A name that others have too is theirs as well.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return }
        let zeros = [UInt8](repeating: 0, count: 65_536)
        var rest = Int(status.st_size)
        while rest > 0 {
            let count = write(descriptor, zeros, min(rest, zeros.count))
            guard count > 0 else { break }
            rest -= count
        }
        fsync(descriptor)
    }
}
