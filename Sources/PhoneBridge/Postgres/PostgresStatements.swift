/// The statements for the database. Values are parameters, always; times are microseconds since 1970.
enum PostgresStatements {
    /// Answers that take longer are given up, so that one lock does not hold up what waits behind it.
    static let settings: StaticString = """
        SET TIME ZONE 'UTC'; SET statement_timeout = '10s'; SET lock_timeout = '5s';
        SET idle_in_transaction_session_timeout = '30s'; SET client_min_messages = 'error';
        """

    static let begin: StaticString = """
        INSERT INTO call_sessions (id, call_sid, direction, phone_number, status, started_at, ended_at,
            duration_seconds, prompt_id, config_snapshot, instance, user_id)
        VALUES ($1::uuid, $2, $3, $4, $5, TIMESTAMP 'epoch' + $6::bigint * INTERVAL '1 microsecond',
            TIMESTAMP 'epoch' + $7::bigint * INTERVAL '1 microsecond', $8::integer, $9::uuid, $10::jsonb, $11,
            (SELECT id FROM users WHERE id = $12::uuid))
        ON CONFLICT (id) DO UPDATE SET status = EXCLUDED.status, started_at = EXCLUDED.started_at,
            prompt_id = EXCLUDED.prompt_id, config_snapshot = EXCLUDED.config_snapshot, instance = EXCLUDED.instance,
            user_id = COALESCE(EXCLUDED.user_id, call_sessions.user_id)
            WHERE call_sessions.ended_at IS NULL AND call_sessions.status IN ('queued', 'initiated', 'ringing')
                AND EXCLUDED.status NOT IN ('queued', 'initiated', 'ringing')
        """

    /// Gives back a row when the call is there, ended or not.
    static let change: StaticString = """
        WITH changed AS (
            UPDATE call_sessions SET status = $2, call_sid = COALESCE($3, call_sid)
            WHERE id = $1::uuid AND ended_at IS NULL
                AND (status IN ('queued', 'initiated', 'ringing') OR $2 NOT IN ('queued', 'initiated', 'ringing'))
        )
        SELECT 1 FROM call_sessions WHERE id = $1::uuid
        """

    static let end: StaticString = """
        WITH ended AS (
            UPDATE call_sessions SET status = $2, ended_at = TIMESTAMP 'epoch' + $3::bigint * INTERVAL '1 microsecond',
                duration_seconds = CASE WHEN status IN ('queued', 'initiated', 'ringing') THEN 0 ELSE GREATEST(0, ROUND(
                    ($3::bigint - EXTRACT(EPOCH FROM started_at) * 1000000) / 1000000))::integer END
            WHERE id = $1::uuid AND (ended_at IS NULL OR status = 'broken-off')
        )
        SELECT 1 FROM call_sessions WHERE id = $1::uuid
        """

    /// Gives back a row when the call is there.
    static let spend: StaticString = """
        UPDATE call_sessions SET dollars = GREATEST(COALESCE(dollars, 0), $2::numeric) WHERE id = $1::uuid RETURNING 1
        """

    /// Of one bridge, of those that have been silent for so many seconds, and of nobody.
    static let breakOff: StaticString = """
        WITH heard AS (
            SELECT id AS heard_id, LEAST(TIMESTAMP 'epoch' + $3::bigint * INTERVAL '1 microsecond', GREATEST(
                started_at, (SELECT MAX(created_at) FROM call_events WHERE call_session_id = call_sessions.id),
                (SELECT MAX(call_sessions.started_at + timestamp_ms * INTERVAL '1 millisecond') FROM transcripts
                    WHERE call_session_id = call_sessions.id))) AS heard_at
            FROM call_sessions WHERE ended_at IS NULL AND (instance = $1
                OR instance IN (SELECT name FROM bridge_instances
                    WHERE seen_at < CURRENT_TIMESTAMP - $4::integer * INTERVAL '1 second')
                OR instance IS NULL
                AND started_at < TIMESTAMP 'epoch' + $3::bigint * INTERVAL '1 microsecond' - INTERVAL '1 day')
        )
        UPDATE call_sessions SET status = $2, ended_at = heard_at,
            duration_seconds = CASE WHEN status IN ('queued', 'initiated', 'ringing') THEN 0
                ELSE GREATEST(0, ROUND(EXTRACT(EPOCH FROM heard_at - started_at)))::integer END
        FROM heard WHERE id = heard_id AND ended_at IS NULL
        RETURNING id, call_sid, direction, phone_number, status, (EXTRACT(EPOCH FROM started_at) * 1000000)::bigint,
            (EXTRACT(EPOCH FROM ended_at) * 1000000)::bigint, duration_seconds, prompt_id, config_snapshot, instance,
            user_id
        """

    /// Several at once, as one document.
    static let appendEvents: StaticString = """
        INSERT INTO call_events (id, call_session_id, event_type, direction, payload, created_at)
        SELECT (event->>'id')::uuid, (event->>'call')::uuid, event->>'type', event->>'direction', event->'payload',
            TIMESTAMP 'epoch' + (event->>'time')::bigint * INTERVAL '1 microsecond'
        FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS events(event, number) ORDER BY number
        ON CONFLICT (id) DO NOTHING
        """

    static let appendTranscript: StaticString = """
        INSERT INTO transcripts (id, call_session_id, speaker, content, timestamp_ms)
        VALUES ($1::uuid, $2::uuid, $3, $4, $5::integer) ON CONFLICT (id) DO UPDATE SET content = EXCLUDED.content
        """

    static let addRecording: StaticString = """
        INSERT INTO recordings (id, call_session_id, storage_path, duration_seconds, file_size_bytes, format, created_at)
        VALUES ($1::uuid, $2::uuid, $3, $4::integer, $5::bigint, $6,
            TIMESTAMP 'epoch' + $7::bigint * INTERVAL '1 microsecond')
        ON CONFLICT (id) DO NOTHING
        """

    static let lockPrompts: StaticString = "SELECT pg_advisory_xact_lock(7307493014209553228)"

    static let savePrompt: StaticString = """
        WITH others AS (
            UPDATE prompts SET is_default = FALSE WHERE $6::boolean AND is_default AND id <> $1::uuid
        )
        INSERT INTO prompts (id, name, instructions, voice, vad_config, is_default, updated_at, numbers, user_id)
        VALUES ($1::uuid, $2, $3, $4, $5::jsonb, $6::boolean, TIMESTAMP 'epoch' + $7::bigint * INTERVAL '1 microsecond',
            $8::jsonb, (SELECT id FROM users WHERE id = $9::uuid))
        ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, instructions = EXCLUDED.instructions,
            voice = EXCLUDED.voice, vad_config = EXCLUDED.vad_config, is_default = EXCLUDED.is_default,
            updated_at = EXCLUDED.updated_at, numbers = EXCLUDED.numbers,
            user_id = COALESCE(EXCLUDED.user_id, prompts.user_id)
        """
}
