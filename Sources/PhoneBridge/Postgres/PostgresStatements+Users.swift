/// Users with tokens of their own.
extension PostgresStatements {
    static let users: StaticString = """
        SELECT device_id, rights, token_hash, (EXTRACT(EPOCH FROM expires_at) * 1000000)::bigint,
            (EXTRACT(EPOCH FROM revoked_at) * 1000000)::bigint, (EXTRACT(EPOCH FROM last_active) * 1000000)::bigint
        FROM users WHERE token_hash IS NOT NULL ORDER BY device_id LIMIT 10000
        """

    /// They have not asked for anything yet.
    static let saveUser: StaticString = """
        INSERT INTO users (id, device_id, last_active, rights, token_hash, expires_at, revoked_at)
        VALUES ($1::uuid, $2, NULL, $3, $4, TIMESTAMP 'epoch' + $5::bigint * INTERVAL '1 microsecond',
            TIMESTAMP 'epoch' + $6::bigint * INTERVAL '1 microsecond')
        ON CONFLICT (device_id) DO UPDATE SET rights = EXCLUDED.rights, token_hash = EXCLUDED.token_hash,
            expires_at = EXCLUDED.expires_at, revoked_at = EXCLUDED.revoked_at
        """
}
