import EchoApp
import GRDB
import Glibc

/// A copy of the database a day, the newest three.
struct DailyBackup {
    static let most = 3

    let folder: MemoryFolder

    /// A whole and tidy copy, or none; others read and write meanwhile.
    ///
    /// - Parameter day: "2026-11-24"; if there is a copy of that day, nothing is done.
    func make(day: String) throws(StoreError) {
        let target = folder.backup(of: day)
        guard access(target, F_OK) != 0 else { return }
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
        for old in folder.backups.dropFirst(Self.most) { unlink(old) }
    }
}
