import GRDB

/// A database that answers questions, whole or around its damaged pages.
struct QueriedSource: SalvageSourceProtocol {
    let database: DatabaseQueue

    /// Nil where not even the names of its tables can be read.
    init?(path: String) {
        guard let queue = try? MemoryConnection.reader(path),
            (try? queue.unsafeRead({ try $0.tableExists("message") })) == true
        else { return nil }
        database = queue
    }

    func rows(of table: SalvagedTable, _ body: ([[String: DatabaseValue]]) throws -> Void) throws {
        // Without a transaction: its end, too, would complain of what could not be read in it.
        try database.unsafeRead { source in
            guard let key = table.key else {
                guard let rows = try? Row.fetchAll(source, sql: "SELECT * FROM \(table.name)") else { return }
                return try body(rows.map(Self.values))
            }
            var scan = DamagedTable(name: table.name, key: key)
            while let rows = scan.next(in: source) { try body(rows.map(Self.values)) }
        }
    }

    private static func values(of row: Row) -> [String: DatabaseValue] {
        Dictionary(row.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    }
}
