import EchoScreen
import Foundation
import GRDB
import Glibc

/// Makes a new database of what can be read of a damaged one, and keeps the old one beside it.
struct Salvage {
    let folder: MemoryFolder
    /// Names the old file.
    let time: String

    /// Nobody else may have the database open.
    func run() throws(StoreError) -> SalvageReport {
        let fresh = "\(folder.path)/salvage.sqlite"
        let old = folder.damaged(at: time)
        var report = SalvageReport(oldFile: old)
        do {
            for suffix in ["", "-wal", "-shm"] { unlink(fresh + suffix) }
            try folder.createFile(fresh)
            try copyReadable(into: fresh, &report)
            try forgetErased(in: fresh)
            try replace(by: fresh, old)
            return report
        } catch {
            throw StoreError(error, path: folder.database)
        }
    }

    /// What the damaged file answers, what lies in its pages, and what the newest sound backup with conversations has besides.
    private func copyReadable(into fresh: String, _ report: inout SalvageReport) throws {
        let sources: [(any SalvageSourceProtocol)?] = [
            QueriedSource(path: folder.database), PageSource(path: folder.database),
        ]
        let sound = folder.backups.filter { DatabaseCheck(path: $0).isSound }
        let backup = sound.first { DatabaseCheck(path: $0).hasConversations } ?? sound.first
        let pool = try MemoryConnection.pool(fresh)
        try SalvagedTables(
            sources: sources.compactMap(\.self), backup: backup.flatMap { QueriedSource(path: $0) }, target: pool
        ).copy(&report)
        report.backup = report.fromBackup > 0 ? backup : nil
        try MemoryConnection.close(pool)
    }

    /// What was being erased when the damage was found is in neither.
    private func forgetErased(in fresh: String) throws {
        let ids = ErasingNotes(folder: folder).conversations
        guard !ids.isEmpty else { return }
        let pool = try MemoryConnection.pool(fresh)
        _ = try ErasedRows(folder: folder, pool: pool, date: Date()).remove(ids.sorted())
        try MemoryConnection.close(pool)
    }

    /// The old log of unfinished writes must not meet the new file: it would be written into it.
    private func replace(by fresh: String, _ old: String) throws(StoreError) {
        rename(folder.database + "-wal", old + "-wal")
        unlink(folder.database + "-shm")
        link(folder.database, old)
        for suffix in ["-wal", "-shm"] { unlink(fresh + suffix) }
        guard rename(fresh, folder.database) == 0 else { throw MemoryFolder.failure(errno, path: folder.database) }
    }
}
