import EchoScreen
import GRDB

/// The outcome of a batch of changes.
struct BatchOutcome {
    /// Why all of it has to wait; nil when it is written.
    private(set) var waiting: StoreError?
    /// Changes that can never be written.
    private(set) var refused = 0

    /// Writes it; may wait for the disk and for others.
    init(of batch: [ConversationChange], in database: MemoryDatabase) {
        do throws(StoreError) {
            let pool = try database.pool()
            do throws(StoreError) {
                try write(batch, in: pool, of: database)
            } catch .damaged {
                try database.repair(pool)
                try write(batch, in: database.pool(), of: database)
            }
        } catch {
            waiting = error
        }
    }

    private mutating func write(_ batch: [ConversationChange], in pool: DatabasePool, of database: MemoryDatabase)
        throws(StoreError)
    {
        do {
            try pool.write { connection in
                var transaction = ChangeTransaction(program: database.program)
                for change in batch { try transaction.write(change, in: connection) }
            }
        } catch {
            let error = database.told(error)
            guard !error.isTemporary, error != .closed else { throw error }
            guard batch.count > 1 else { return refused += 1 }
            for change in batch { try write([change], in: pool, of: database) }
        }
    }
}
