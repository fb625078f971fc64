import EchoScreen
import Foundation
import GRDB

/// Erases what is kept for longer than the person wants.
struct Expiring {
    let access: DatabaseAccess
    let erasing: ErasingWork
    let retention: Retention
    let now: Date
    /// What was written in conversations is not offered by the composer any more.
    let forget: @Sendable ([ConversationID]) async -> Void

    /// - Returns: what is to be told; nil where nothing went.
    func run() async throws(StoreError) -> StoreNews? {
        let (erased, waiting) = try await eraseConversations()
        let events = try await eraseRows("event", retention.events, time: "created_at", isDay: false)
        let days = try await eraseRows("spending", retention.spending, time: "day", isDay: true)
        if events + days > 0 { try ErasingNotes(folder: access.database.folder).add([]) }
        if waiting > 0 { return .expiryWaits(waiting) }
        return erased > 0 ? .expired(erased) : nil
    }

    private func eraseConversations() async throws(StoreError) -> (erased: Int, waiting: Int) {
        guard let days = retention.conversations else { return (0, 0) }
        let (expiry, ids) = try await access.read { [now] database in
            let row = try Row.fetchOne(database, sql: "SELECT count(*), max(changed_at) FROM conversation")
            let newest = (row?[1] as Int64?).map { Date(milliseconds: $0) }
            let expiry = Expiry(now: now, days: days, newest: newest, total: row?[0] ?? 0)
            let ids = try String.fetchAll(
                database,
                sql: """
                    SELECT id FROM conversation WHERE changed_at < ? AND is_pinned = 0 AND deleted_at IS NULL
                        AND opened_by IS NULL
                    """, arguments: [expiry.cutoff.milliseconds])
            return (expiry, ids)
        }
        switch expiry.decision(expired: ids.count) {
        case .nothing: return (0, 0)
        case .ask(let count): return (0, count)
        case .erase:
            let ids = ids.map { ConversationID($0) }
            await forget(ids)
            return (try await erasing.remove(ids, at: now), 0)
        }
    }

    private func eraseRows(_ table: String, _ days: Int?, time: String, isDay: Bool) async throws(StoreError) -> Int {
        guard let days else { return 0 }
        return try await access.write { [now] database in
            let row = try Row.fetchOne(database, sql: "SELECT count(*), max(\(time)) FROM \(table)")
            let newest: Date? =
                isDay
                ? (row?[1] as String?).flatMap { try? Date($0 + "T00:00:00Z", strategy: .iso8601) }
                : (row?[1] as Int64?).map { Date(milliseconds: $0) }
            let expiry = Expiry(now: now, days: days, newest: newest, total: .max)
            let limit: any DatabaseValueConvertible =
                isDay ? ErasingWork.day(of: expiry.cutoff) : expiry.cutoff.milliseconds
            guard case .erase = expiry.decision(expired: 1) else { return 0 }
            try database.execute(sql: "DELETE FROM \(table) WHERE \(time) < ?", arguments: [limit])
            return database.changesCount
        }
    }
}
