import EchoScreen
import Foundation
import GRDB

/// Takes conversations out of the database, with all that belongs to them, a slice at a time: others write between.
struct ErasedRows {
    /// Messages in one transaction: some tens of milliseconds.
    private static let slice = 1_000
    /// Conversations in one transaction of marking.
    private static let marked = 500

    let folder: MemoryFolder
    let pool: DatabasePool
    /// What comes later under the same id, and was said before this moment, is not kept.
    let date: Date

    /// - Returns: how many conversations were there.
    func remove(_ ids: [String]) throws -> Int {
        for start in stride(from: 0, to: ids.count, by: Self.marked) {
            try pool.write { try mark(ids[start..<min(ids.count, start + Self.marked)], in: $0) }
        }
        var count = 0
        for id in ids {
            guard let number = try pool.read({ try ChangeTransaction.number(of: ConversationID(id), in: $0) }) else {
                continue
            }
            let sound = ErasedSound(folder: folder)
            let files = try pool.read { try SoundTable.files(of: [ConversationID(id)], in: $0) }
            while try pool.write({ try removeSlice(of: number, in: $0) }) {}
            try sound.remove(files, of: id, in: pool)
            count += 1
        }
        return count
    }

    /// From here on none of them is listed or found, and each goes even if this program ends now.
    private func mark(_ ids: some Sequence<String>, in database: Database) throws {
        for id in ids {
            try database.cachedStatement(sql: "INSERT OR REPLACE INTO erased VALUES (?, ?)")
                .execute(arguments: [id, date.milliseconds])
            try database.cachedStatement(
                sql: "UPDATE conversation SET deleted_at = ifnull(deleted_at, ?), is_pinned = 0 WHERE id = ?"
            ).execute(arguments: [date.milliseconds, id])
        }
    }

    /// - Returns: whether there is more.
    private func removeSlice(of number: Int64, in database: Database) throws -> Bool {
        for table in ["event", "message"] {
            try database.cachedStatement(
                sql: """
                    DELETE FROM \(table) WHERE number IN (
                        SELECT number FROM \(table) WHERE conversation = ? LIMIT \(Self.slice))
                    """
            ).execute(arguments: [number])
            if database.changesCount > 0 { return true }
        }
        try database.execute(sql: "DELETE FROM conversation WHERE number = ?", arguments: [number])
        return false
    }
}
