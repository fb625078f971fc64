public import EchoScreen
import Foundation
import GRDB

/// What another part of the program remembers, as rows in the database of the conversations: sealed, copied, salvaged and
/// erased with them.
public struct KeptRows: KeptRowsProtocol {
    private let table: KeptRowTable
    private let store: ConversationStore

    init(_ area: String, in store: ConversationStore) { (table, self.store) = (KeptRowTable(area: area), store) }

    public func news(since mark: KeptRowMark?) async throws(StoreError) -> KeptRowNews {
        // What cannot be opened without a key is told as such.
        try? await store.fetchKey()
        return try await store.access.read { [table] in try table.news(since: mark, in: $0) }
    }

    public func write(_ change: KeptRowChange, since mark: KeptRowMark?) async throws(StoreError) -> KeptRowOutcome {
        try await store.fetchKey()
        return try await store.access.write { [table] in try table.write(change, since: mark, at: Date(), in: $0) }
    }
}

extension ConversationStore {
    /// What another part of the program remembers.
    ///
    /// - Parameter area: names it among others.
    public func rows(of area: String) -> KeptRows { KeptRows(area, in: self) }
}
