extension PostgresCallStore: UserKeepingProtocol {
    package func users() async throws(CallStoreError) -> [BridgeUser] {
        try await execute(PostgresStatements.users, []).compactMap { row in
            guard let expires = row.date(3) else { return nil }
            return BridgeUser(
                device: row.text(0) ?? "", rights: row.text(1) ?? "", tokenHash: row.text(2) ?? "", expires: expires,
                revoked: row.date(4), seen: row.date(5))
        }
    }

    package func save(_ user: BridgeUser) async throws(CallStoreError) {
        _ = try await execute(
            PostgresStatements.saveUser,
            [
                user.id.text, user.device, user.rights.rawValue, user.tokenHash, "\(user.expires.microseconds)",
                user.revoked.map { "\($0.microseconds)" },
            ])
    }
}
