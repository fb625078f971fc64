import EchoScreen
import GRDB

/// Looks whether a database can be read throughout.
struct DatabaseCheck {
    let path: String

    /// What cannot be looked at now counts as sound: nothing is known against it.
    var isSound: Bool {
        do {
            let reader = try MemoryConnection.reader(path)
            return try reader.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") } == "ok"
        } catch {
            return !isDamage(error)
        }
    }

    /// Whether there is a conversation in it that is not deleted.
    var hasConversations: Bool {
        let has = try? MemoryConnection.reader(path).read {
            try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM conversation WHERE deleted_at IS NULL)")
        }
        return has == true
    }

    private func isDamage(_ error: any Error) -> Bool {
        if case .damaged = StoreError(error, path: path) { true } else { false }
    }
}
