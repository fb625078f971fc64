extension PostgresStatements {
    static let call: StaticString = """
        SELECT id, call_sid, direction, phone_number, status, (EXTRACT(EPOCH FROM started_at) * 1000000)::bigint,
            (EXTRACT(EPOCH FROM ended_at) * 1000000)::bigint, duration_seconds, prompt_id, config_snapshot, instance,
            user_id
        FROM call_sessions WHERE id = $1::uuid
        """

    static let calls: StaticString = """
        SELECT id, call_sid, direction, phone_number, status, (EXTRACT(EPOCH FROM started_at) * 1000000)::bigint,
            (EXTRACT(EPOCH FROM ended_at) * 1000000)::bigint, duration_seconds, prompt_id, config_snapshot, instance,
            user_id
        FROM call_sessions
        WHERE $1::bigint IS NULL
            OR (started_at, id) < (TIMESTAMP 'epoch' + $1::bigint * INTERVAL '1 microsecond', $2::uuid)
        ORDER BY started_at DESC, id DESC LIMIT $3::integer
        """

    static let events: StaticString = """
        SELECT id, call_session_id, event_type, direction, payload, (EXTRACT(EPOCH FROM created_at) * 1000000)::bigint
        FROM call_events
        WHERE call_session_id = $1::uuid AND ($2::uuid IS NULL
            OR position > (SELECT position FROM call_events WHERE id = $2::uuid AND call_session_id = $1::uuid))
        ORDER BY position LIMIT $3::integer
        """

    static let transcripts: StaticString = """
        SELECT id, call_session_id, speaker, content, timestamp_ms
        FROM transcripts WHERE call_session_id = $1::uuid ORDER BY timestamp_ms, position
        """

    static let recording: StaticString = """
        SELECT id, call_session_id, storage_path, duration_seconds, file_size_bytes, format,
            (EXTRACT(EPOCH FROM created_at) * 1000000)::bigint
        FROM recordings WHERE id = $1::uuid
        """

    static let recordings: StaticString = """
        SELECT id, call_session_id, storage_path, duration_seconds, file_size_bytes, format,
            (EXTRACT(EPOCH FROM created_at) * 1000000)::bigint
        FROM recordings
        WHERE $1::bigint IS NULL
            OR (created_at, id) < (TIMESTAMP 'epoch' + $1::bigint * INTERVAL '1 microsecond', $2::uuid)
        ORDER BY created_at DESC, id DESC LIMIT $3::integer
        """

    /// By the bytes of their names: the server's language does not matter.
    static let prompts: StaticString = """
        SELECT id, name, instructions, voice, vad_config, is_default,
            (EXTRACT(EPOCH FROM updated_at) * 1000000)::bigint, numbers, user_id
        FROM prompts ORDER BY name COLLATE "C", id LIMIT $1::integer
        """

    static let totals: StaticString = """
        SELECT COUNT(*), COUNT(*) FILTER (WHERE ended_at IS NULL AND status NOT IN ('queued', 'initiated', 'ringing')),
            COALESCE(SUM(CASE WHEN ended_at IS NOT NULL THEN duration_seconds
                WHEN status IN ('queued', 'initiated', 'ringing') THEN 0 ELSE LEAST($3::bigint, GREATEST(0,
                FLOOR($2::numeric / 1000000 - EXTRACT(EPOCH FROM started_at))))::bigint END), 0)::bigint,
            COALESCE(SUM(dollars), 0)
        FROM call_sessions WHERE started_at >= TIMESTAMP 'epoch' + $1::bigint * INTERVAL '1 microsecond'
        """
}
