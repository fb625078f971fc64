import EchoScreen
import Glibc

/// A file that one program at a time holds; the system lets go of it when that program ends, however it ends.
final class FileLock: Sendable {
    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Waits until it is free.
    static func waiting(for path: String) throws(StoreError) -> FileLock {
        let descriptor = try open(path)
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw MemoryFolder.failure(errno, path: path)
            }
        }
        return FileLock(descriptor)
    }

    /// Nil when somebody else holds it.
    static func free(_ path: String) throws(StoreError) -> FileLock? {
        let descriptor = try open(path)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return FileLock(descriptor)
    }

    private static func open(_ path: String) throws(StoreError) -> Int32 {
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw MemoryFolder.failure(errno, path: path) }
        return descriptor
    }
}
