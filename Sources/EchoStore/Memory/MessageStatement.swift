import EchoScreen
import Foundation
import GRDB

/// Writes messages of one conversation; what is kept under the same id is replaced, and kept as an earlier text if another
/// program wrote it meanwhile.
struct MessageStatement {
    let conversation: Int64
    /// The one that writes.
    let program: String

    private static let sql: String = {
        let names = MessageColumns.names
        let marks = Array(repeating: "?", count: names.count + 2).joined(separator: ", ")
        let changes = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return """
            INSERT INTO message (conversation, \(names.joined(separator: ", ")), changed_by) VALUES (\(marks))
            ON CONFLICT (conversation, id) DO UPDATE SET \(changes), version = version + (text <> excluded.text),
                changed_by = CASE WHEN text <> excluded.text THEN excluded.changed_by ELSE changed_by END
            """
    }()

    func write(_ record: MessageRecord, in database: Database) throws {
        try EarlierTexts.keep(replacedBy: record, in: conversation, by: program, at: Date(), database)
        let values: [(any DatabaseValueConvertible)?] =
            [conversation] + MessageColumns.values(of: record) + [program]
        try database.cachedStatement(sql: Self.sql).execute(arguments: StatementArguments(values))
    }
}
