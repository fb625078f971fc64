/// What belongs to a call goes with it.
extension PostgresStatements {
    static let eraseEnded: StaticString = """
        WITH gone AS (
            DELETE FROM call_sessions WHERE ended_at < TIMESTAMP 'epoch' + $1::bigint * INTERVAL '1 microsecond' RETURNING 1
        )
        SELECT COUNT(*) FROM gone
        """

    static let eraseSpan: StaticString = """
        WITH gone AS (
            DELETE FROM call_sessions
            WHERE ended_at IS NOT NULL
                AND ($1::bigint IS NULL OR ended_at >= TIMESTAMP 'epoch' + $1::bigint * INTERVAL '1 microsecond')
                AND ($2::bigint IS NULL OR started_at < TIMESTAMP 'epoch' + $2::bigint * INTERVAL '1 microsecond')
            RETURNING 1
        )
        SELECT COUNT(*) FROM gone
        """

    static let eraseCalls: StaticString = """
        WITH gone AS (
            DELETE FROM call_sessions WHERE ended_at IS NOT NULL
                AND id IN (SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb))
            RETURNING 1
        )
        SELECT COUNT(*) FROM gone
        """

    /// Those of calls that go on stay.
    static let erasePrompts: StaticString = """
        DELETE FROM prompts WHERE id NOT IN (SELECT prompt_id FROM call_sessions WHERE prompt_id IS NOT NULL)
        """
}
