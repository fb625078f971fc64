import EchoApp
import GRDB

/// Writes messages of one conversation; what is kept under the same id is replaced.
struct MessageStatement {
    let conversation: Int64

    private static let sql: String = {
        let names = MessageColumns.names
        let marks = Array(repeating: "?", count: names.count + 1).joined(separator: ", ")
        let changes = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return """
            INSERT INTO message (conversation, \(names.joined(separator: ", "))) VALUES (\(marks))
            ON CONFLICT (conversation, id) DO UPDATE SET \(changes)
            """
    }()

    func write(_ record: MessageRecord, in database: Database) throws {
        let values: [(any DatabaseValueConvertible)?] = [conversation] + MessageColumns.values(of: record)
        try database.cachedStatement(sql: Self.sql).execute(arguments: StatementArguments(values))
    }
}
