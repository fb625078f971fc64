extension MemorySchema {
    /// `opened_by` names the program that has it open. `used` says which modes, models and tools it has seen.
    static let conversations = """
        CREATE TABLE conversation (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            title TEXT NOT NULL,
            title_origin INTEGER NOT NULL,
            started_at INTEGER NOT NULL,
            changed_at INTEGER NOT NULL,
            mode TEXT NOT NULL,
            model TEXT,
            message_count INTEGER NOT NULL DEFAULT 0,
            duration INTEGER NOT NULL DEFAULT 0,
            opened_at INTEGER,
            opened_by TEXT,
            cost INTEGER,
            is_pinned INTEGER NOT NULL DEFAULT 0,
            deleted_at INTEGER,
            was_cut INTEGER NOT NULL DEFAULT 0,
            origin_conversation TEXT,
            origin_message TEXT
        );
        CREATE INDEX conversation_in_list ON conversation (is_pinned DESC, changed_at DESC, number DESC)
            WHERE deleted_at IS NULL;
        CREATE INDEX conversation_open ON conversation (opened_by) WHERE opened_by IS NOT NULL;
        CREATE TABLE used (
            conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (conversation, kind, name)
        ) WITHOUT ROWID;

        """

    /// What a message cost stays in the conversation's cost when the message is removed: it was spent. The triggers ask before
    /// they insert: `OR IGNORE` does not hold in a trigger of a statement that has a conflict clause itself.
    static let messages = """
        CREATE TABLE message (
            number INTEGER PRIMARY KEY,
            conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
            id TEXT NOT NULL,
            position INTEGER NOT NULL,
            role TEXT NOT NULL,
            medium TEXT NOT NULL,
            mode TEXT NOT NULL,
            model TEXT,
            text TEXT NOT NULL,
            status TEXT NOT NULL,
            reason TEXT,
            heard INTEGER,
            heard_characters INTEGER,
            created_at INTEGER NOT NULL,
            finished_at INTEGER,
            latency INTEGER,
            usage TEXT,
            cost INTEGER,
            cost_parts TEXT,
            tool TEXT,
            tool_name TEXT,
            is_removed INTEGER NOT NULL DEFAULT 0,
            was_cut INTEGER NOT NULL DEFAULT 0,
            is_indexed INTEGER NOT NULL DEFAULT 0,
            UNIQUE (conversation, id)
        );
        CREATE INDEX message_in_order ON message (conversation, position, number);
        CREATE INDEX message_unfinished ON message (conversation) WHERE status IN ('transcribing', 'inProgress');
        CREATE TRIGGER message_inserted AFTER INSERT ON message BEGIN
            UPDATE conversation SET
                message_count = message_count + (NEW.is_removed = 0),
                changed_at = max(changed_at, NEW.created_at),
                cost = CASE WHEN NEW.cost IS NULL THEN cost ELSE ifnull(cost, 0) + NEW.cost END
                WHERE number = NEW.conversation;
            INSERT INTO used SELECT NEW.conversation, 'mode', NEW.mode WHERE NOT EXISTS (
                SELECT 1 FROM used WHERE conversation = NEW.conversation AND kind = 'mode' AND name = NEW.mode);
            INSERT INTO used SELECT NEW.conversation, 'model', NEW.model WHERE NEW.model IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM used WHERE conversation = NEW.conversation AND kind = 'model' AND name = NEW.model);
            INSERT INTO used SELECT NEW.conversation, 'tool', NEW.tool_name WHERE NEW.tool_name IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM used WHERE conversation = NEW.conversation AND kind = 'tool' AND name = NEW.tool_name);
        END;
        CREATE TRIGGER message_counted AFTER UPDATE OF is_removed, cost, mode, model ON message
            WHEN NEW.is_removed <> OLD.is_removed OR NEW.cost IS NOT OLD.cost OR NEW.mode <> OLD.mode
                OR NEW.model IS NOT OLD.model BEGIN
            UPDATE conversation SET
                message_count = message_count + (NEW.is_removed = 0) - (OLD.is_removed = 0),
                cost = CASE WHEN NEW.cost IS NULL AND OLD.cost IS NULL THEN cost
                    ELSE ifnull(cost, 0) + ifnull(NEW.cost, 0) - ifnull(OLD.cost, 0) END
                WHERE number = NEW.conversation;
            INSERT INTO used SELECT NEW.conversation, 'mode', NEW.mode WHERE NOT EXISTS (
                SELECT 1 FROM used WHERE conversation = NEW.conversation AND kind = 'mode' AND name = NEW.mode);
            INSERT INTO used SELECT NEW.conversation, 'model', NEW.model WHERE NEW.model IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM used WHERE conversation = NEW.conversation AND kind = 'model' AND name = NEW.model);
        END;
        """
}
