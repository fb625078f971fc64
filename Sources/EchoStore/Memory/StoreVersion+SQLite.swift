import EchoScreen
import GRDB

extension StoreVersion {
    /// - Parameter database: the connection that writes.
    init(in database: Database) throws {
        self.init(
            own: database.totalChangesCount,
            others: try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0)
    }
}
