/// The tables, and how each version of them comes of the one before. What was released is never changed: a new version
/// is added at the end.
enum PostgresSchema {
    static let versions: [StaticString] = [tables, columns, costs, mail, sharing, access]

    /// Several bridges may start at once. The number is one that nobody else is likely to choose.
    static let lock: StaticString = "SELECT pg_advisory_xact_lock(7307493014209553227)"

    static let log: StaticString = """
        CREATE TABLE IF NOT EXISTS bridge_schema (
            version INTEGER PRIMARY KEY,
            applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
        )
        """

    private static let tables: StaticString = """
        CREATE TABLE IF NOT EXISTS users (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            device_id VARCHAR(255) UNIQUE NOT NULL,
            created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
            last_active TIMESTAMP DEFAULT CURRENT_TIMESTAMP
        );
        CREATE TABLE IF NOT EXISTS prompts (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            user_id UUID REFERENCES users(id),
            name VARCHAR(255) NOT NULL,
            instructions TEXT NOT NULL,
            voice VARCHAR(50) DEFAULT 'marin',
            vad_config JSONB,
            is_default BOOLEAN DEFAULT FALSE,
            created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
            updated_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
        );
        CREATE TABLE IF NOT EXISTS call_sessions (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            user_id UUID REFERENCES users(id),
            call_sid VARCHAR(255) UNIQUE,
            direction VARCHAR(20) NOT NULL,
            phone_number VARCHAR(50),
            status VARCHAR(50) NOT NULL,
            started_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
            ended_at TIMESTAMP,
            duration_seconds INTEGER,
            prompt_id UUID REFERENCES prompts(id),
            config_snapshot JSONB
        );
        CREATE TABLE IF NOT EXISTS call_events (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            call_session_id UUID REFERENCES call_sessions(id) ON DELETE CASCADE,
            event_type VARCHAR(100) NOT NULL,
            direction VARCHAR(20) NOT NULL,
            payload JSONB,
            created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
        );
        CREATE TABLE IF NOT EXISTS recordings (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            call_session_id UUID REFERENCES call_sessions(id) ON DELETE CASCADE,
            storage_path VARCHAR(500) NOT NULL,
            duration_seconds INTEGER,
            file_size_bytes BIGINT,
            format VARCHAR(20) DEFAULT 'wav',
            created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
        );
        CREATE TABLE IF NOT EXISTS transcripts (
            id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
            call_session_id UUID REFERENCES call_sessions(id) ON DELETE CASCADE,
            speaker VARCHAR(20) NOT NULL,
            content TEXT NOT NULL,
            timestamp_ms INTEGER,
            created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
        );
        CREATE INDEX IF NOT EXISTS idx_call_sessions_user ON call_sessions(user_id);
        CREATE INDEX IF NOT EXISTS idx_call_events_session ON call_events(call_session_id);
        CREATE INDEX IF NOT EXISTS idx_call_events_type ON call_events(event_type);
        CREATE INDEX IF NOT EXISTS idx_recordings_session ON recordings(call_session_id);
        CREATE INDEX IF NOT EXISTS idx_transcripts_session ON transcripts(call_session_id);
        CREATE INDEX IF NOT EXISTS idx_prompts_user ON prompts(user_id);
        """

    /// The bridge that holds a call; the order in which things came; and what pages of the history are read by.
    private static let columns: StaticString = """
        ALTER TABLE call_sessions ADD COLUMN IF NOT EXISTS instance VARCHAR(255);
        ALTER TABLE call_events ADD COLUMN IF NOT EXISTS position BIGINT GENERATED ALWAYS AS IDENTITY;
        ALTER TABLE transcripts ADD COLUMN IF NOT EXISTS position BIGINT GENERATED ALWAYS AS IDENTITY;
        CREATE INDEX IF NOT EXISTS idx_call_sessions_started ON call_sessions(started_at DESC, id DESC);
        CREATE INDEX IF NOT EXISTS idx_call_sessions_open ON call_sessions(instance) WHERE ended_at IS NULL;
        CREATE INDEX IF NOT EXISTS idx_call_events_order ON call_events(call_session_id, position);
        CREATE INDEX IF NOT EXISTS idx_recordings_created ON recordings(created_at DESC, id DESC);
        """

    /// What calls cost, so that the day's limit holds for all bridges together.
    private static let costs: StaticString = """
        ALTER TABLE call_sessions ADD COLUMN IF NOT EXISTS dollars NUMERIC(14, 6);
        """

    /// What bridges tell each other, and when each was heard of last.
    private static let mail: StaticString = """
        CREATE TABLE IF NOT EXISTS bridge_messages (
            id UUID PRIMARY KEY,
            sender UUID NOT NULL,
            call_sid VARCHAR(255) NOT NULL,
            content JSONB NOT NULL,
            position BIGINT GENERATED ALWAYS AS IDENTITY,
            created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
        );
        CREATE INDEX IF NOT EXISTS idx_bridge_messages_created ON bridge_messages(created_at);
        CREATE TABLE IF NOT EXISTS bridge_instances (
            name VARCHAR(255) PRIMARY KEY,
            seen_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
        );
        """

    /// What all bridges share, the numbers that prompts are for, and what calls with a person are found by.
    private static let sharing: StaticString = """
        CREATE TABLE IF NOT EXISTS bridge_settings (
            name VARCHAR(255) PRIMARY KEY,
            value JSONB NOT NULL,
            updated_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
        );
        ALTER TABLE prompts ADD COLUMN IF NOT EXISTS numbers JSONB;
        CREATE INDEX IF NOT EXISTS idx_call_sessions_number ON call_sessions(phone_number);
        """

    /// Users with tokens of their own, and what they may.
    private static let access: StaticString = """
        ALTER TABLE users ADD COLUMN IF NOT EXISTS rights VARCHAR(20);
        ALTER TABLE users ADD COLUMN IF NOT EXISTS token_hash VARCHAR(64);
        ALTER TABLE users ADD COLUMN IF NOT EXISTS expires_at TIMESTAMP;
        ALTER TABLE users ADD COLUMN IF NOT EXISTS revoked_at TIMESTAMP;
        """

    private static func version(_ connection: PostgresConnection) throws(CallStoreError) -> Int {
        try connection.execute("SELECT COALESCE(MAX(version), 0) FROM bridge_schema").first?.integer(0) ?? 0
    }

    /// Whether a newer program has made more of them than this one knows.
    static func isNewer(_ connection: PostgresConnection) throws(CallStoreError) -> Bool {
        try version(connection) > versions.count
    }

    /// To be called once for each connection; what is there already is left as it is.
    static func migrate(_ connection: PostgresConnection) throws(CallStoreError) {
        try connection.transaction { () throws(CallStoreError) in
            try connection.execute(lock)
            try connection.execute(log)
            for (index, version) in versions.enumerated().dropFirst(try version(connection)) {
                try connection.run(version)
                try connection.execute("INSERT INTO bridge_schema (version) VALUES ($1)", ["\(index + 1)"])
            }
        }
    }
}
