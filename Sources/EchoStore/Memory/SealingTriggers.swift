import GRDB

/// The triggers that seal a row in the moment that it is written, whoever writes it: a program without the key, or a version
/// that knows nothing of encryption, gets an error and leaves no word behind.
enum SealingTriggers {
    static let names =
        tables.flatMap { ["\($0.name)_sealed_inserted", "\($0.name)_sealed_updated"] } + ["message_revised"]

    static func create(in database: Database) throws {
        for table in tables {
            try database.execute(
                sql: """
                    CREATE TRIGGER IF NOT EXISTS \(table.name)_sealed_inserted AFTER INSERT ON \(table.name)
                        WHEN NEW.sealed IS NULL AND \(table.hasContent) BEGIN \(table.change) END;
                    CREATE TRIGGER IF NOT EXISTS \(table.name)_sealed_updated AFTER UPDATE OF \(table.columns)
                        ON \(table.name) WHEN NEW.sealed IS OLD.sealed BEGIN \(table.change) END;
                    """)
        }
        try database.execute(
            sql: """
                CREATE TRIGGER IF NOT EXISTS message_revised AFTER UPDATE OF is_removed, status, position ON message BEGIN
                    UPDATE encryption SET revision = revision + 1;
                    UPDATE message SET revision = (SELECT revision FROM encryption) WHERE number = NEW.number;
                END;
                """)
    }

    static func drop(in database: Database) throws {
        for name in names { try database.execute(sql: "DROP TRIGGER IF EXISTS \(name)") }
    }

    private struct SealedTable {
        let name: String
        /// What is sealed, as the trigger watches it.
        let columns: String
        let hasContent: String
        let change: String
    }

    private static let tables = [
        SealedTable(
            name: "message", columns: "text, reason, tool", hasContent: "1",
            change: """
                UPDATE encryption SET revision = revision + 1;
                UPDATE message SET sealed = seal('message', NEW.conversation, NEW.id,
                        json_object('text', NEW.text, 'reason', NEW.reason, 'tool', NEW.tool)),
                    text = '', reason = NULL, tool = NULL,
                    revision = (SELECT revision FROM encryption) WHERE number = NEW.number;
                """),
        SealedTable(
            name: "conversation", columns: "title", hasContent: "NEW.title <> ''",
            change: """
                UPDATE conversation SET title = '', sealed = CASE WHEN NEW.title = '' THEN NULL
                    ELSE seal('conversation', NEW.number, '', NEW.title) END WHERE number = NEW.number;
                """),
        SealedTable(
            name: "call", columns: "phone_number, configuration",
            hasContent: "(NEW.phone_number IS NOT NULL OR NEW.configuration IS NOT NULL)",
            change: """
                UPDATE call SET phone_number = NULL, configuration = NULL, sealed = seal('call', NEW.conversation, '',
                    json_object('number', NEW.phone_number, 'configuration', NEW.configuration))
                    WHERE conversation = NEW.conversation;
                """),
        SealedTable(
            name: "event", columns: "payload", hasContent: "NEW.payload IS NOT NULL",
            change: """
                UPDATE event SET payload = NULL, sealed = CASE WHEN NEW.payload IS NULL THEN NULL
                    ELSE seal('event', NEW.conversation, NEW.number, NEW.payload) END WHERE number = NEW.number;
                """),
        SealedTable(
            name: "vector", columns: "components", hasContent: "1",
            change: """
                UPDATE vector SET components = x'', sealed = seal('vector', NEW.message, NEW.model, NEW.components)
                    WHERE message = NEW.message;
                """),
        SealedTable(
            name: "earlier_text", columns: "text", hasContent: "1",
            change: """
                UPDATE earlier_text SET text = '', sealed = seal('earlier', NEW.message, NEW.number, NEW.text)
                    WHERE number = NEW.number;
                """),
        SealedTable(
            name: "prompt", columns: "instructions", hasContent: "1",
            change: """
                UPDATE prompt SET instructions = '', sealed = seal('prompt', NEW.number, '', NEW.instructions)
                    WHERE number = NEW.number;
                """),
        SealedTable(
            name: "margin", columns: "content", hasContent: "1",
            change: """
                UPDATE margin SET content = '', sealed = seal('margin', NEW.message, '', NEW.content)
                    WHERE message = NEW.message;
                """),
        SealedTable(
            name: "answer_detail", columns: "content", hasContent: "1",
            change: """
                UPDATE answer_detail SET content = '', sealed = seal('answer_detail', NEW.message, '', NEW.content)
                    WHERE message = NEW.message;
                """),
        SealedTable(
            name: "picture", columns: "name, content", hasContent: "1",
            change: """
                UPDATE picture SET name = '', content = x'',
                    sealed_name = seal('picture_name', NEW.message, NEW.place, NEW.name),
                    sealed = seal('picture', NEW.message, NEW.place, NEW.content)
                    WHERE number = NEW.number;
                """),
        SealedTable(
            name: "kept_row", columns: "content", hasContent: "1",
            change: """
                UPDATE kept_row SET content = '', sealed = seal('kept', NEW.number, '', NEW.content)
                    WHERE number = NEW.number;
                """),
    ]
}
