public import EchoScreen
import GRDB

/// Copies of recordings on other machines: they are to go when what they are copies of is erased here.
extension ConversationStore {
    /// The sound of this call is to be copied when the call is over.
    ///
    /// - Parameter call: as `CallDetails.callID`, here and below.
    public func expectCopy(ofCall call: String) async throws(StoreError) {
        try await access.write { database in
            try database.execute(
                sql: "INSERT INTO copy (call_id, is_made) VALUES (?, 0) ON CONFLICT DO NOTHING", arguments: [call])
        }
    }

    /// The calls that are over and whose copies are still to be made: at most a thousand at once.
    public func copiesToMake() async throws(StoreError) -> [String] {
        try await access.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT call_id FROM copy WHERE is_made = 0 AND is_erased = 0 AND NOT EXISTS (
                        SELECT 1 FROM call JOIN conversation ON conversation.number = call.conversation
                        WHERE call.call_id = copy.call_id AND conversation.opened_by IS NOT NULL)
                    LIMIT 1000
                    """)
        }
    }

    /// The sound of this call is copied. It may be said before and after: what was erased meanwhile is known then.
    ///
    /// - Parameters:
    ///   - call: its sound is noted already.
    ///   - isMade: the copy is whole.
    public func noteCopy(ofCall call: String, isMade: Bool) async throws(StoreError) {
        await flush()
        try await access.write { database in
            try database.execute(
                sql: """
                    INSERT INTO copy (call_id, is_made, is_erased) SELECT ?1, ?2, NOT EXISTS (
                        SELECT 1 FROM audio JOIN message ON message.number = audio.message
                        JOIN call ON call.conversation = message.conversation
                        WHERE call.call_id = ?1 AND audio.duration > 0)
                    ON CONFLICT (call_id) DO UPDATE SET
                        is_erased = max(is_erased, excluded.is_erased), is_made = excluded.is_made
                    """, arguments: [call, isMade])
        }
    }

    /// The calls whose copies are to be erased: at most a thousand at once.
    public func copiesOfErased() async throws(StoreError) -> [String] {
        try await access.read { database in
            try String.fetchAll(database, sql: "SELECT call_id FROM copy WHERE is_erased = 1 LIMIT 1000")
        }
    }

    /// There is no copy any more.
    public func forgetCopy(ofCall call: String) async throws(StoreError) {
        try await access.write { try $0.execute(sql: "DELETE FROM copy WHERE call_id = ?", arguments: [call]) }
    }
}
