import Foundation
import GRDB

extension SQLiteCallStore: UserKeepingProtocol {
    package func users() throws(CallStoreError) -> [BridgeUser] {
        let cipher = cipher
        let users = try read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM users WHERE token IS NOT NULL LIMIT 10000")
                .compactMap { row -> BridgeUser? in
                    guard let id = row.uuid("id"), let device = row.opened("device", of: id, cipher),
                        let expires = row.date("expires")
                    else { return nil }
                    return BridgeUser(
                        device: device, rights: row["rights"] ?? "", tokenHash: row["token"] ?? "", expires: expires,
                        revoked: row.date("revoked"), seen: (row["seen"] as Int?) == 0 ? nil : row.date("seen"))
                }
        }
        return users.sorted { $0.name < $1.name }
    }

    package func save(_ user: BridgeUser) throws(CallStoreError) {
        let cipher = cipher
        try write { database in
            try database.execute(
                sql: """
                    INSERT INTO users (id, device, created, seen, rights, token, expires, revoked)
                    VALUES (?, ?, ?, 0, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET rights = excluded.rights, token = excluded.token,
                        expires = excluded.expires, revoked = excluded.revoked
                    """,
                arguments: [
                    user.id.text, try SQLiteValue.sealed(user.device, "device \(user.id.text)", cipher),
                    Date().microseconds, user.rights.rawValue, user.tokenHash, user.expires.microseconds,
                    user.revoked?.microseconds,
                ])
        }
    }
}
