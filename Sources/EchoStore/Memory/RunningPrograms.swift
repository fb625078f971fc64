import EchoScreen
import Glibc

/// Which programs have the database open. Each holds a lock of its own for as long as it runs; a lock that nobody holds was
/// left by a program that did not end on purpose.
struct RunningPrograms {
    let folder: MemoryFolder

    func enter(_ program: String) throws(StoreError) -> FileLock {
        guard let lock = try FileLock.free(folder.programLock(program)) else { throw .locked }
        return lock
    }

    /// On purpose, at the end.
    func leave(_ program: String) { unlink(folder.programLock(program)) }

    /// Those that run, besides this one. What the others left is removed.
    func others(besides program: String) -> [String] {
        folder.programs.filter { other in
            guard other != program else { return false }
            guard let lock = try? FileLock.free(folder.programLock(other)) else { return true }
            leave(other)
            return withExtendedLifetime(lock) { false }
        }
    }
}
