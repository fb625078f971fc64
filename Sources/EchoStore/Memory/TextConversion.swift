import EchoScreen
import GRDB

/// Seals the texts that are there, or opens them again, so many rows at a time: reading and writing go on meanwhile, and what
/// was done stays done when the program ends.
struct TextConversion {
    static let batch = 200

    let isOn: Bool

    /// From this transaction on, what is written is sealed; or no more.
    func begin(in database: Database) throws {
        guard try EncryptionState(in: database).isOn != isOn else { return }
        if isOn {
            try database.execute(sql: "INSERT INTO message_text (message_text) VALUES ('delete-all')")
        } else {
            // What was not sealed yet is not in the index either.
            try database.execute(sql: "UPDATE message SET is_indexed = 0 WHERE is_indexed = 1 AND sealed IS NULL")
        }
        try database.execute(
            sql: "UPDATE encryption SET is_on = ?, is_complete = 0, epoch = epoch + 1", arguments: [isOn])
        if isOn { try SealingTriggers.create(in: database) } else { try SealingTriggers.drop(in: database) }
    }

    /// What there is few of, at once.
    func convertSmallTables(in database: Database) throws {
        try database.execute(
            sql: isOn
                ? """
                UPDATE conversation SET title = title WHERE sealed IS NULL AND title <> '';
                UPDATE call SET configuration = configuration WHERE sealed IS NULL;
                UPDATE event SET payload = payload WHERE sealed IS NULL AND payload IS NOT NULL;
                UPDATE earlier_text SET text = text WHERE sealed IS NULL;
                UPDATE margin SET content = content WHERE sealed IS NULL;
                UPDATE kept_row SET content = content WHERE sealed IS NULL;
                UPDATE prompt SET instructions = instructions WHERE sealed IS NULL;
                """
                : """
                UPDATE conversation SET title = opened('conversation', number, '', sealed), sealed = NULL
                    WHERE opened('conversation', number, '', sealed) IS NOT NULL;
                UPDATE call SET phone_number = \(SealedColumns.call("number", "phone_number", of: "call")),
                    configuration = \(SealedColumns.call("configuration", "configuration", of: "call")), sealed = NULL
                    WHERE opened('call', conversation, '', sealed) IS NOT NULL;
                UPDATE event SET payload = opened('event', conversation, number, sealed), sealed = NULL
                    WHERE opened('event', conversation, number, sealed) IS NOT NULL;
                UPDATE earlier_text SET text = opened('earlier', message, number, sealed), sealed = NULL
                    WHERE opened('earlier', message, number, sealed) IS NOT NULL;
                UPDATE margin SET content = opened('margin', message, '', sealed), sealed = NULL
                    WHERE opened('margin', message, '', sealed) IS NOT NULL;
                UPDATE kept_row SET content = opened('kept', number, '', sealed), sealed = NULL
                    WHERE opened('kept', number, '', sealed) IS NOT NULL;
                UPDATE prompt SET instructions = opened('prompt', number, '', sealed), sealed = NULL
                    WHERE opened('prompt', number, '', sealed) IS NOT NULL;
                """)
    }

    /// The next messages after `number`.
    ///
    /// - Returns: the last of them; nil when there are no more.
    func convertMessages(after number: Int64, in database: Database) throws -> Int64? {
        // Another program may have decided otherwise meanwhile.
        guard try EncryptionState(in: database).isOn == isOn else { throw StoreError.cancelled }
        let last = try Int64.fetchOne(
            database,
            sql: """
                SELECT max(number) FROM (
                    SELECT number FROM message WHERE number > ? ORDER BY number LIMIT \(Self.batch))
                """, arguments: [number])
        guard let last else { return nil }
        for statement in isOn ? Self.sealing : Self.opening {
            try database.execute(sql: statement, arguments: [number, last])
        }
        return last
    }

    private static let sealing = [
        "UPDATE message SET text = text WHERE number > ? AND number <= ? AND sealed IS NULL",
        "UPDATE vector SET components = components WHERE message > ? AND message <= ? AND sealed IS NULL",
        "UPDATE answer_detail SET content = content WHERE message > ? AND message <= ? AND sealed IS NULL",
        "UPDATE picture SET name = name WHERE message > ? AND message <= ? AND sealed IS NULL",
    ]

    /// What cannot be opened stays as it is.
    private static let opening = [
        """
        UPDATE message SET text = \(SealedColumns.message("text", of: "message")),
            reason = \(SealedColumns.message("reason", of: "message")),
            tool = \(SealedColumns.message("tool", of: "message")),
            is_indexed = \(SealedColumns.isIndexed(of: "message")), sealed = NULL
        WHERE number > ? AND number <= ?
            AND (sealed IS NULL OR \(SealedColumns.content(of: "message")) IS NOT NULL)
        """,
        """
        UPDATE vector SET components = \(SealedColumns.vector), sealed = NULL
        WHERE message > ? AND message <= ? AND sealed IS NOT NULL AND \(SealedColumns.vector) IS NOT NULL
        """,
        """
        UPDATE answer_detail SET content = \(SealedColumns.answerDetail), sealed = NULL
        WHERE message > ? AND message <= ? AND sealed IS NOT NULL AND \(SealedColumns.answerDetail) IS NOT NULL
        """,
        """
        UPDATE picture SET name = \(SealedColumns.pictureName), content = \(SealedColumns.picture), sealed_name = NULL,
            sealed = NULL
        WHERE message > ? AND message <= ? AND sealed IS NOT NULL AND \(SealedColumns.pictureName) IS NOT NULL
        """,
    ]
}
