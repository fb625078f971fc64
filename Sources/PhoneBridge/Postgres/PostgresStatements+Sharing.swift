/// What bridges share besides calls, and the calls of one person.
extension PostgresStatements {
    static let setting: StaticString = "SELECT value FROM bridge_settings WHERE name = $1"

    static let set: StaticString = """
        INSERT INTO bridge_settings (name, value) VALUES ($1, $2::jsonb)
        ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, updated_at = CURRENT_TIMESTAMP
        """

    static let takeBack: StaticString = "DELETE FROM bridge_settings WHERE name = $1"

    static let see: StaticString = """
        INSERT INTO users (id, device_id, created_at, last_active)
        VALUES ($1::uuid, $2, TIMESTAMP 'epoch' + $3::bigint * INTERVAL '1 microsecond',
            TIMESTAMP 'epoch' + $3::bigint * INTERVAL '1 microsecond')
        ON CONFLICT (device_id) DO UPDATE SET last_active = GREATEST(users.last_active, EXCLUDED.last_active)
        """

    /// In one statement: calls that are held by it keep their rows.
    static let deletePrompt: StaticString = """
        WITH freed AS (UPDATE call_sessions SET prompt_id = NULL WHERE prompt_id = $1::uuid RETURNING 1)
        SELECT (SELECT COUNT(*) FROM freed)
        """

    static let dropPrompt: StaticString = "DELETE FROM prompts WHERE id = $1::uuid RETURNING 1"

    static let configure: StaticString = """
        UPDATE call_sessions SET config_snapshot = $2::jsonb WHERE id = $1::uuid RETURNING 1
        """

    static let callsWith: StaticString = """
        SELECT id, call_sid, direction, phone_number, status, (EXTRACT(EPOCH FROM started_at) * 1000000)::bigint,
            (EXTRACT(EPOCH FROM ended_at) * 1000000)::bigint, duration_seconds, prompt_id, config_snapshot, instance,
            user_id
        FROM call_sessions WHERE phone_number = $1 ORDER BY started_at DESC, id DESC
        """

    /// Users of calls that go on stay, and those who are let in.
    static let eraseUsers: StaticString = """
        DELETE FROM users WHERE id NOT IN (SELECT user_id FROM call_sessions WHERE user_id IS NOT NULL)
            AND id NOT IN (SELECT user_id FROM prompts WHERE user_id IS NOT NULL)
            AND (token_hash IS NULL OR revoked_at IS NOT NULL)
        """

    static let eraseSettings: StaticString = "DELETE FROM bridge_settings"
}
