import EchoApp
import GRDB

/// Copies what can be read of each table, row by row.
struct SalvagedTables {
    /// Read-only, and damaged.
    let source: DatabaseQueue
    let target: DatabasePool

    /// Throws when not even the tables' names can be read.
    func copy(_ report: inout SalvageReport) throws {
        try source.read { source in
            guard try source.tableExists("message") else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
            report.conversations = try copyConversations(from: source)
            let counted = expectedMessages(in: source)
            report.messages = try copyMessages(from: source)
            report.lostMessages = max(0, counted - report.messages)
            for table in ["audio", "event", "prompt", "earlier_text"] {
                _ = try copy(table, "number", from: source) { $0 }
            }
            _ = try copy("call", "conversation", from: source) { $0 }
            for table in ["spending", "erased"] { try? copyWhole(table, from: source) }
            try forgetErased()
            try copyEncryption(from: source)
        }
    }

    /// After all rows: the triggers that seal what is written need the key, which is not there yet. Where nothing says that it
    /// was on, a row that is sealed does.
    private func copyEncryption(from source: Database) throws {
        let wasOn = (try? EncryptionState(in: source).isOn) ?? false
        try target.write { target in
            let isSealed = "SELECT EXISTS (SELECT 1 FROM message WHERE sealed IS NOT NULL)"
            guard try wasOn || Bool.fetchOne(target, sql: isSealed) == true else { return }
            try TextConversion(isOn: true).begin(in: target)
        }
    }

    /// The counts are added up again by the messages that come.
    private func copyConversations(from source: Database) throws -> Int {
        try copy("conversation", "number", from: source) { row in
            var row = row
            row["message_count"] = 0.databaseValue
            row["cost"] = DatabaseValue.null
            return row
        }
    }

    private func expectedMessages(in source: Database) -> Int {
        for sql in ["SELECT count(*) FROM message NOT INDEXED", "SELECT sum(message_count) FROM conversation"] {
            if let count = try? Int.fetchOne(source, sql: sql) { return count }
        }
        return 0
    }

    /// A message whose conversation cannot be read has one again, without a title.
    private func copyMessages(from source: Database) throws -> Int {
        var known = try target.read { try Set(Int64.fetchAll($0, sql: "SELECT number FROM conversation")) }
        return try copy("message", "number", from: source) { row, database in
            if let number = Int64.fromDatabaseValue(row["conversation"] ?? .null), known.insert(number).inserted {
                try database.execute(
                    sql: """
                        INSERT INTO conversation (number, id, kind, title, title_origin, started_at, changed_at, mode)
                        VALUES (?, 'salvaged-' || ?, 'chat', '', 0, ?, 0, 'text')
                        """, arguments: [number, number, row["created_at"] ?? .null])
            }
            // Vectors are made anew.
            return row.filter { $0.key != "vector_model" }
        }
    }

    private func copyWhole(_ table: String, from source: Database) throws {
        for row in try Row.fetchAll(source, sql: "SELECT * FROM \(table)") {
            try target.write { try Self.insert(Self.values(of: row), into: table, $0) }
        }
    }

    /// A page that cannot be read may have kept a row from going.
    private func forgetErased() throws {
        try target.write {
            try $0.execute(
                sql: "DELETE FROM conversation WHERE id IN (SELECT id FROM erased) AND deleted_at IS NOT NULL")
        }
    }

    private func copy(
        _ table: String, _ key: String, from source: Database,
        _ change: ([String: DatabaseValue]) -> [String: DatabaseValue]
    ) throws -> Int {
        try copy(table, key, from: source) { row, _ in change(row) }
    }

    /// - Returns: the rows that were copied.
    private func copy(
        _ table: String, _ key: String, from source: Database,
        _ change: ([String: DatabaseValue], Database) throws -> [String: DatabaseValue]
    ) throws -> Int {
        var scan = DamagedTable(name: table, key: key)
        var count = 0
        while let rows = scan.next(in: source) {
            count += try target.write { database in
                rows.count { row in
                    guard let row = try? change(Self.values(of: row), database) else { return false }
                    return (try? Self.insert(row, into: table, database)) != nil
                }
            }
        }
        return count
    }

    private static func values(of row: Row) -> [String: DatabaseValue] {
        Dictionary(row.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    }

    private static func insert(_ row: [String: DatabaseValue], into table: String, _ database: Database) throws {
        let names = row.keys.sorted()
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        try database.cachedStatement(
            sql: "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
        ).execute(arguments: StatementArguments(names.map { row[$0] ?? .null }))
    }
}
