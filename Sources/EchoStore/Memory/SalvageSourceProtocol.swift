import GRDB

/// Where rows of a damaged database may still be found.
protocol SalvageSourceProtocol {
    /// Calls `body` with some rows at a time, each by its columns. What cannot be read is left out.
    func rows(of table: SalvagedTable, _ body: ([[String: DatabaseValue]]) throws -> Void) throws
}
