import GRDB
import Testing

@testable import EchoStore

@Suite struct `The list of conversations` {
    private let folder = StoreFolder()

    /// A list that is sorted anew for each page would get slower towards its end.
    @Test func `is ordered by an index`() async throws {
        let plan = try await folder.store().access.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    EXPLAIN QUERY PLAN SELECT * FROM conversation WHERE deleted_at IS NULL
                    ORDER BY is_pinned DESC, changed_at DESC, number DESC LIMIT 200
                    """
            ).map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("conversation_in_list") })
        #expect(!plan.contains { $0.contains("TEMP B-TREE") })
    }
}
