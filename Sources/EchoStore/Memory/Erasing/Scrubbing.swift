import EchoScreen
import GRDB

/// Takes the last bytes of erased conversations out of the files: words that the index still holds, pieces in the free room
/// of pages, the log of writes, and the backups.
struct Scrubbing {
    /// Pages of the index that are merged in one transaction.
    private static let merged = 2_000
    /// A database that is larger is copied through a file instead of memory when it is compacted.
    private static let mostInMemory = 256 << 20

    let folder: MemoryFolder
    let pool: DatabasePool
    /// Asked between two steps: what is not finished is found again by its note.
    let isStopped: @Sendable () -> Bool

    /// - Parameter day: names the backup that is made in place of the old ones.
    /// - Throws: `cancelled` when it was stopped.
    func run(day: String) throws(StoreError) {
        do {
            try mergeIndex()
            try proceed()
            try compact()
            try proceed()
            try emptyLog()
            try proceed()
        } catch {
            throw StoreError(error, path: folder.database)
        }
        try DailyBackup(folder: folder).replaceAll(day: day)
    }

    private func proceed() throws(StoreError) {
        if isStopped() { throw .cancelled }
    }

    /// The index notes what was deleted and keeps the words until all of it is merged: a slice at a time, so that others write
    /// between.
    private func mergeIndex() throws {
        var pages = -Self.merged
        while true {
            let changes = try pool.write { [pages] database in
                let before = database.totalChangesCount
                try database.execute(
                    sql: "INSERT INTO message_text (message_text, rank) VALUES ('merge', ?)", arguments: [pages])
                return database.totalChangesCount - before
            }
            // As its documentation says: less than two changes are none.
            guard changes >= 2 else { return }
            try proceed()
            pages = Self.merged
        }
    }

    /// Pages that were split or shortened keep pieces of rows that have left them: a new file has none. Others read meanwhile.
    private func compact() throws {
        let isLarge = MemoryFolder.size(of: folder.database) > Self.mostInMemory
        try pool.writeWithoutTransaction { database in
            if isLarge { try database.execute(sql: "PRAGMA temp_store = FILE; PRAGMA cache_spill = ON") }
            defer { if isLarge { try? database.execute(sql: "PRAGMA temp_store = MEMORY; PRAGMA cache_spill = OFF") } }
            try database.execute(sql: "VACUUM")
        }
    }

    /// Not while somebody reads an older state; nobody can write while that is waited for.
    private func emptyLog() throws {
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA busy_timeout = 500")
            defer {
                let patience = Int(MemoryConnection.patience * 1_000)
                try? database.execute(sql: "PRAGMA busy_timeout = \(patience)")
            }
            let outcome = try Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            if outcome?[0] as Bool? ?? true { throw StoreError.locked }
        }
    }
}
