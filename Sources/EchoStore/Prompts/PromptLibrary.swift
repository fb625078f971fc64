import EchoScreen
import Foundation
import GRDB

/// Reads and changes the prompts of the database, each change in a transaction.
enum PromptLibrary {
    /// How long a deleted prompt can be restored.
    private static let patience = 86_400.0

    static func all(in database: Database) throws -> [SavedPrompt] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT \(PromptColumns.selection) FROM prompt WHERE deleted_at IS NULL
                ORDER BY name COLLATE NOCASE, number
                """
        ).map(PromptColumns.prompt)
    }

    /// Whether the text of one is.
    @Sendable static func isSealed(in database: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM prompt WHERE sealed IS NOT NULL AND deleted_at IS NULL)"
        return try Bool.fetchOne(database, sql: sql) ?? false
    }

    static func save(_ prompt: SavedPrompt, in database: Database) throws {
        if try isTaken(prompt.name, besides: prompt.id, in: database) { throw StoreError.nameTaken(prompt.name) }
        if prompt.isDefault { try database.execute(sql: "UPDATE prompt SET is_default = 0 WHERE is_default = 1") }
        let names = PromptColumns.names
        let updates = names.filter { !["id", "created_at"].contains($0) }.map { "\($0) = excluded.\($0)" }
        try database.execute(
            sql: """
                INSERT INTO prompt (\(names.joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET \(updates.joined(separator: ", ")), deleted_at = NULL,
                    sealed = CASE WHEN (SELECT is_on FROM encryption) THEN sealed END
                """, arguments: StatementArguments(PromptColumns.values(of: prompt)))
    }

    static func delete(_ id: PromptID, at date: Date, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM prompt WHERE deleted_at < ?",
            arguments: [date.addingTimeInterval(-patience).milliseconds])
        try database.execute(
            sql: "UPDATE prompt SET deleted_at = ? WHERE id = ?", arguments: [date.milliseconds, id.rawValue])
    }

    static func restore(_ id: PromptID, in database: Database) throws {
        guard
            let name = try String.fetchOne(
                database, sql: "SELECT name FROM prompt WHERE id = ? AND deleted_at IS NOT NULL",
                arguments: [id.rawValue])
        else { return }
        try database.execute(
            sql: """
                UPDATE prompt SET deleted_at = NULL, name = ?, is_default = is_default AND NOT EXISTS (
                    SELECT 1 FROM prompt WHERE is_default = 1 AND deleted_at IS NULL)
                WHERE id = ?
                """, arguments: [try freeName(name, for: id, in: database), id.rawValue])
    }

    private static func freeName(_ name: String, for id: PromptID, in database: Database) throws -> String {
        let names = [name] + (2...999).map { "\(name.prefix(SavedPrompt.longestName - 4)) \($0)" }
        return try names.first { try !isTaken($0, besides: id, in: database) } ?? name
    }

    private static func isTaken(_ name: String, besides id: PromptID, in database: Database) throws -> Bool {
        let others = try String.fetchAll(
            database, sql: "SELECT name FROM prompt WHERE deleted_at IS NULL AND id <> ?", arguments: [id.rawValue])
        return others.contains { $0.lowercased() == name.lowercased() }
    }
}
