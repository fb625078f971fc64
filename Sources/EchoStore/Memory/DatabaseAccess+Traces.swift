import EchoScreen
import GRDB

extension DatabaseAccess {
    /// Removes what is left of texts that are sealed by now: from the index, from free pages, from the log of writes, from
    /// backups and from damaged files.
    func eraseTraces(day: String) throws(StoreError) {
        let (pool, folder) = (try database.pool(), database.folder)
        let lock = try FileLock.waiting(for: folder.erasingLock)
        defer { withExtendedLifetime(lock) {} }
        do {
            try pool.write { try $0.execute(sql: "INSERT INTO message_text (message_text) VALUES ('delete-all')") }
        } catch {
            throw StoreError(error, path: folder.database)
        }
        try Scrubbing(folder: folder, pool: pool) { Task.isCancelled }.run(day: day)
        for path in folder.damagedFiles where !OverwrittenFile(path: path).remove() { throw .readOnly(path: path) }
    }
}
