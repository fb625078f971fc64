import EchoScreen
import Foundation
import GRDB

/// The rows of one area, as the database has them.
struct KeptRowTable {
    let area: String

    func news(since mark: KeptRowMark?, in database: Database) throws -> KeptRowNews {
        let now = try self.mark(in: database)
        guard let mark, let now, mark.generation == now.generation else {
            let rows = try rows(after: .min, in: database)
            // Damage may have taken the area and left its rows.
            return KeptRowNews(rows: rows, mark: now, isErased: mark != nil && (now != nil || rows.isEmpty))
        }
        return KeptRowNews(rows: mark == now ? [] : try rows(after: mark.revision, in: database), mark: now)
    }

    func write(_ change: KeptRowChange, since mark: KeptRowMark?, at date: Date, in database: Database) throws
        -> KeptRowOutcome
    {
        let now = try self.mark(in: database)
        if let now, let mark, now.generation != mark.generation { return .erased }
        if now == nil, mark != nil { return try hasRows(in: database) ? .changed : .erased }
        if now != mark { return .changed }
        if let now, change.isEmpty { return .written([], now) }
        let next = KeptRowMark(
            generation: now?.generation ?? .random(in: .min ... .max), revision: (now?.revision ?? 0) + 1)
        try set(next, at: date, in: database)
        for number in change.removed {
            try database.cachedStatement(sql: "DELETE FROM kept_row WHERE number = ?1 AND area = ?2")
                .execute(arguments: [number, area])
        }
        for (number, content) in change.replaced { try set(content, of: number, next, in: database) }
        return .written(try change.added.map { try add($0, next, in: database) }, next)
    }

    /// How much there is, and from when.
    func amount(_ kind: KeptAmount.Kind, at place: String, in database: Database) throws -> KeptAmount {
        var amount = KeptAmount(kind, at: place)
        amount.count =
            try Int.fetchOne(database, sql: "SELECT count(*) FROM kept_row WHERE area = ?", arguments: [area]) ?? 0
        let days = try Row.fetchOne(
            database, sql: "SELECT created_at, changed_at FROM kept_area WHERE name = ?", arguments: [area])
        guard let days, amount.count > 0 else { return amount }
        (amount.oldest, amount.newest) = (Date(milliseconds: days[0]), Date(milliseconds: days[1]))
        return amount
    }

    static func eraseAll(in database: Database) throws {
        try database.execute(sql: "DELETE FROM kept_row; DELETE FROM kept_area")
    }

    // MARK: - Private

    private func mark(in database: Database) throws -> KeptRowMark? {
        try Row.fetchOne(
            database, sql: "SELECT generation, revision FROM kept_area WHERE name = ?", arguments: [area]
        ).map { KeptRowMark(generation: $0[0], revision: $0[1]) }
    }

    private func set(_ mark: KeptRowMark, at date: Date, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO kept_area (name, generation, revision, created_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?4)
                ON CONFLICT (name) DO UPDATE SET revision = excluded.revision, changed_at = excluded.changed_at
                """
        ).execute(arguments: [area, mark.generation, mark.revision, date.milliseconds])
    }

    private func hasRows(in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM kept_row WHERE area = ?)", arguments: [area]) ?? false
    }

    private func rows(after revision: Int64, in database: Database) throws -> [KeptRow] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT number, \(SealedColumns.keptRow) FROM kept_row WHERE area = ? AND revision > ? ORDER BY number
                """, arguments: [area, revision]
        ).map { KeptRow(number: $0[0], content: $0[1]) }
    }

    private func add(_ content: String, _ mark: KeptRowMark, in database: Database) throws -> Int64 {
        try database.cachedStatement(sql: "INSERT INTO kept_row (area, content, revision) VALUES (?, ?, ?)")
            .execute(arguments: [area, content, mark.revision])
        // The triggers that seal it insert nothing.
        return database.lastInsertedRowID
    }

    /// One that another program removed meanwhile is there again.
    private func set(_ content: String, of number: Int64, _ mark: KeptRowMark, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO kept_row (number, area, content, revision) VALUES (?, ?, ?, ?)
                ON CONFLICT (number) DO UPDATE SET content = excluded.content, revision = excluded.revision,
                    sealed = CASE WHEN (SELECT is_on FROM encryption) THEN sealed END
                    WHERE area = excluded.area
                """
        ).execute(arguments: [number, area, content, mark.revision])
    }
}
