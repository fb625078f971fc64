extension PostgresStatements {
    /// Several at once, as one document. What is older than an hour is nobody's any more.
    static let post: StaticString = """
        WITH old AS (DELETE FROM bridge_messages WHERE created_at < CURRENT_TIMESTAMP - INTERVAL '1 hour')
        INSERT INTO bridge_messages (id, sender, call_sid, content)
        SELECT (message->>'id')::uuid, (message->>'sender')::uuid, message->>'call', message->'content'
        FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS messages(message, number) ORDER BY number
        ON CONFLICT (id) DO NOTHING
        """

    static let messages: StaticString = """
        SELECT id, sender, call_sid, content FROM bridge_messages
        WHERE created_at > CURRENT_TIMESTAMP - $2::bigint * INTERVAL '1 millisecond' AND sender <> $1::uuid
        ORDER BY position LIMIT 10000
        """

    static let report: StaticString = """
        WITH old AS (DELETE FROM bridge_instances WHERE seen_at < CURRENT_TIMESTAMP - INTERVAL '30 days')
        INSERT INTO bridge_instances (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET seen_at = CURRENT_TIMESTAMP
        """
}
