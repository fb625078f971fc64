import EchoScreen
import GRDB
import Glibc

/// A copy of the database a day, the newest three; a fourth where only that one has conversations.
struct DailyBackup {
    static let most = 3
    /// Bytes that are copied in less than a second.
    static let mostAtEnd = 32 << 20

    let folder: MemoryFolder

    /// A whole and tidy copy, or none; others read and write meanwhile.
    ///
    /// - Parameter day: "2026-11-24"; if there is a copy of that day, nothing is done.
    func make(day: String) throws(StoreError) {
        let target = folder.backup(of: day)
        // Whoever erases meanwhile must not find a copy afterwards that was begun before.
        guard access(target, F_OK) != 0, let lock = try FileLock.free(folder.erasingLock) else { return }
        defer { withExtendedLifetime(lock) {} }
        try write(target)
        let backups = folder.backups
        guard backups.count > Self.most else { return }
        let last = backups.first { DatabaseCheck(path: $0).hasConversations }
        for old in backups.dropFirst(Self.most) where old != last { unlink(old) }
    }

    /// One copy as the database is now, and none of what it was before. Where there is no room for it there is none at all:
    /// that what was erased is gone is worth more. Whoever asks holds the lock for erasing.
    func replaceAll(day: String) throws(StoreError) {
        let target = folder.backup(of: day)
        var (old, isRoomLeft) = (folder.backups + folder.unfinishedFiles, true)
        do throws(StoreError) {
            try write(target)
            old.removeAll { $0 == target }
        } catch .diskFull {
            isRoomLeft = false
        }
        for file in old where !OverwrittenFile(path: file).remove() { throw .readOnly(path: file) }
        if !isRoomLeft { try? write(target) }
    }

    private func write(_ target: String) throws(StoreError) {
        let unfinished = "\(folder.path)/.backup-\(getpid()).sqlite"
        unlink(unfinished)
        do {
            try folder.createFile(unfinished)
            let queue = try MemoryConnection.reader(folder.database)
            try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [unfinished]) }
            guard rename(unfinished, target) == 0 else { throw MemoryFolder.failure(errno, path: target) }
        } catch {
            unlink(unfinished)
            throw StoreError(error, path: folder.database)
        }
    }
}
