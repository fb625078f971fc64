public import EchoScreen
import GRDB

/// Conversations that were calls, by the names that their lines have for them.
extension ConversationStore {
    /// Deleted ones included, as long as they are kept.
    ///
    /// - Parameter calls: as `CallDetails.callID`, at most a few hundred.
    public func conversations(ofCalls calls: [String]) async throws(StoreError) -> [String: [ConversationID]] {
        await flush()
        return try await access.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT call.call_id, conversation.id
                    FROM call JOIN conversation ON conversation.number = call.conversation
                    WHERE call.call_id IN (\(databaseQuestionMarks(count: calls.count)))
                    """, arguments: StatementArguments(calls))
            return Dictionary(grouping: rows) { $0[0] as String }
                .mapValues { $0.map { ConversationID($0[1] as String) } }
        }
    }
}
