import EchoScreen
import GRDB

/// Copies what can be read of each table, row by row, from one source after the other: what an earlier one has given is not
/// taken again.
struct SalvagedTables {
    private static let others = [
        "audio", "event", "prompt", "earlier_text", "margin", "answer_detail", "picture", "call", "copy", "spending",
        "erased", "kept_area", "kept_row",
    ]

    let sources: [any SalvageSourceProtocol]
    let backup: (any SalvageSourceProtocol)?
    let target: DatabasePool

    func copy(_ report: inout SalvageReport) throws {
        var expected = 0
        for source in sources { expected += try copyConversations(from: source) }
        if let backup { expected += try copyConversations(from: backup, isBackup: true) }
        for source in sources { _ = try copyMessages(from: source) }
        if let backup { report.fromBackup = try copyMessages(from: backup) }
        for table in Self.others {
            for source in sources + (backup.map { [$0] } ?? []) { try copy(table, from: source) { row, _ in row } }
        }
        try forgetErased()
        try giveTitles()
        try copyEncryption()
        let counted = try target.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT (SELECT count(*) FROM conversation WHERE deleted_at IS NULL),
                        (SELECT count(*) FROM message WHERE is_removed = 0)
                    """)
        }
        (report.conversations, report.messages) = (counted?[0] ?? 0, counted?[1] ?? 0)
        report.lostMessages = max(0, expected - report.messages)
    }

    /// After all rows: the triggers that seal what is written need the key, which is not there yet. Where nothing says that it
    /// was on, a row that is sealed does.
    private func copyEncryption() throws {
        let wasOn = sources.contains { source in
            guard let source = source as? QueriedSource else { return false }
            return (try? source.database.unsafeRead { try EncryptionState(in: $0).isOn }) ?? false
        }
        try target.write { target in
            let isSealed = "SELECT EXISTS (SELECT 1 FROM message WHERE sealed IS NOT NULL)"
            guard try wasOn || Bool.fetchOne(target, sql: isSealed) == true else { return }
            try TextConversion(isOn: true).begin(in: target)
        }
    }

    /// The counts are added up again by the messages that come.
    ///
    /// - Returns: how many messages they had.
    private func copyConversations(from source: any SalvageSourceProtocol, isBackup: Bool = false) throws -> Int {
        var messages = 0
        try copy("conversation", from: source) { row, _ in
            var row = isBackup ? Self.closed(row) : row
            row["message_count"] = 0.databaseValue
            row["cost"] = DatabaseValue.null
            return row
        } taken: { row in
            messages += Int.fromDatabaseValue(row["message_count"] ?? .null) ?? 0
        }
        return messages
    }

    /// What was open while the backup was made was not cut off for that.
    private static func closed(_ row: [String: DatabaseValue]) -> [String: DatabaseValue] {
        func number(_ name: String) -> Int64? { Int64.fromDatabaseValue(row[name] ?? .null) }
        guard let opened = number("opened_at") else { return row }
        var row = row
        let length = max(0, (number("changed_at") ?? opened) - opened)
        row["duration"] = ((number("duration") ?? 0) + length).databaseValue
        (row["opened_at"], row["opened_by"]) = (DatabaseValue.null, DatabaseValue.null)
        return row
    }

    /// A message whose conversation cannot be read has one again.
    ///
    /// - Returns: how many came.
    private func copyMessages(from source: any SalvageSourceProtocol) throws -> Int {
        var known = try target.read { try Set(Int64.fetchAll($0, sql: "SELECT number FROM conversation")) }
        var count = 0
        try copy("message", from: source) { row, database in
            if let number = Int64.fromDatabaseValue(row["conversation"] ?? .null), known.insert(number).inserted {
                try database.execute(
                    sql: """
                        INSERT INTO conversation (number, id, kind, title, title_origin, started_at, changed_at, mode)
                        VALUES (?, 'salvaged-' || ?, 'chat', '', 0, ?, 0, 'text')
                        """, arguments: [number, number, row["created_at"] ?? .null])
            }
            // Vectors are made anew.
            return row.filter { $0.key != "vector_model" }
        } taken: { _ in
            count += 1
        }
        return count
    }

    /// What lost its title is called after what was said first in it, as a new conversation is.
    private func giveTitles() throws {
        try target.write { database in
            let texts = try Row.fetchAll(
                database,
                sql: """
                    SELECT number, (SELECT text FROM message WHERE conversation = c.number AND text <> '' AND is_removed = 0
                        ORDER BY role <> 'user', position, number LIMIT 1)
                    FROM conversation c WHERE title = '' AND sealed IS NULL
                    """)
            for row in texts {
                guard let title = (row[1] as String?).flatMap(ConversationTitle.firstWords) else { continue }
                try database.execute(
                    sql: "UPDATE conversation SET title = ?, title_origin = ? WHERE number = ?",
                    arguments: [title.text, title.origin.rawValue, row[0] as Int64])
            }
        }
    }

    /// A page that cannot be read may have kept a row from going, and a backup may be older than the erasing.
    private func forgetErased() throws {
        try target.write {
            try $0.execute(
                sql: """
                    DELETE FROM conversation WHERE EXISTS (SELECT 1 FROM erased
                        WHERE erased.id = conversation.id AND (deleted_at IS NOT NULL OR started_at <= erased_at))
                    """)
        }
    }

    /// - Parameter taken: told of each row that came, as it was in the source.
    private func copy(
        _ name: String, from source: any SalvageSourceProtocol,
        _ change: ([String: DatabaseValue], Database) throws -> [String: DatabaseValue],
        taken: ([String: DatabaseValue]) -> Void = { _ in }
    ) throws {
        let table = try target.read { try SalvagedTable(name, in: $0) }
        try source.rows(of: table) { rows in
            try target.write { database in
                for row in rows {
                    guard let changed = try? change(row, database),
                        (try? Self.insert(changed, into: name, database)) != nil
                    else { continue }
                    taken(row)
                }
            }
        }
    }

    private static func insert(_ row: [String: DatabaseValue], into table: String, _ database: Database) throws {
        let names = row.keys.sorted()
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        try database.cachedStatement(
            sql: "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
        ).execute(arguments: StatementArguments(names.map { row[$0] ?? .null }))
    }
}
