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
CREATE VIEW searchable AS SELECT number, text FROM message WHERE is_indexed = 1;
CREATE VIRTUAL TABLE message_text USING fts5 (
    text, content = 'searchable', content_rowid = 'number', prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TRIGGER message_text_inserted AFTER INSERT ON message WHEN NEW.is_indexed BEGIN
    INSERT INTO message_text (rowid, text) VALUES (NEW.number, NEW.text);
END;
CREATE TRIGGER message_text_deleted AFTER DELETE ON message WHEN OLD.is_indexed BEGIN
    INSERT INTO message_text (message_text, rowid, text) VALUES ('delete', OLD.number, OLD.text);
END;
CREATE TRIGGER message_text_updated AFTER UPDATE OF text, is_indexed ON message
    WHEN NEW.is_indexed <> OLD.is_indexed OR NEW.text <> OLD.text BEGIN
    INSERT INTO message_text (message_text, rowid, text)
        SELECT 'delete', OLD.number, OLD.text WHERE OLD.is_indexed;
    INSERT INTO message_text (rowid, text) SELECT NEW.number, NEW.text WHERE NEW.is_indexed;
END;
CREATE TABLE call (
    conversation INTEGER PRIMARY KEY REFERENCES conversation (number) ON DELETE CASCADE,
    call_id TEXT NOT NULL,
    direction TEXT NOT NULL,
    phone_number TEXT,
    status TEXT NOT NULL,
    duration INTEGER,
    configuration TEXT
);
CREATE INDEX call_by_id ON call (call_id);
CREATE TABLE audio (
    number INTEGER PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE,
    file TEXT NOT NULL,
    format TEXT NOT NULL,
    start INTEGER NOT NULL,
    duration INTEGER NOT NULL,
    byte_count INTEGER NOT NULL,
    peaks BLOB,
    created_at INTEGER NOT NULL
);
CREATE INDEX audio_of_message ON audio (message);
CREATE TABLE event (
    number INTEGER PRIMARY KEY,
    conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    type TEXT NOT NULL,
    direction TEXT NOT NULL,
    payload TEXT
);
CREATE INDEX event_in_order ON event (conversation, number);
CREATE TABLE prompt (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    instructions TEXT NOT NULL,
    voice TEXT,
    model TEXT,
    turn_detection TEXT,
    is_default INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    deleted_at INTEGER
);
CREATE UNIQUE INDEX prompt_by_name ON prompt (name) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX prompt_by_default ON prompt (is_default) WHERE is_default = 1 AND deleted_at IS NULL;
CREATE TABLE spending (
    day TEXT NOT NULL,
    model TEXT NOT NULL,
    modality TEXT NOT NULL,
    tokens INTEGER NOT NULL,
    cost INTEGER,
    PRIMARY KEY (day, model, modality)
) WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES ('1 conversations'), ('1 search'), ('1 calls, audio, events, prompts, spending');
INSERT INTO conversation (number, id, kind, title, title_origin, started_at, changed_at, mode, model)
    VALUES (1, 'kept', 'chat', 'Whales', 3, 1700000000000, 1700000000000, 'audio', 'gpt-realtime');
INSERT INTO message (conversation, id, position, role, medium, mode, model, text, status, created_at, is_indexed)
    VALUES (1, 'm1', 0, 'user', 'voice', 'audio', 'gpt-realtime', 'Where do whales sing?', 'completed', 1700000001000, 1);
INSERT INTO message (conversation, id, position, role, medium, mode, model, text, status, heard, heard_characters,
    created_at, latency, usage, cost, cost_parts, is_indexed)
    VALUES (1, 'm2', 1, 'assistant', 'voice', 'audio', 'gpt-realtime', 'In the sea.', 'interrupted', 900, 6,
    1700000002000, 480, '{"outputAudio":200}', 12500000000, '{"audioOutput":12500000000}', 1);
