import GRDB

/// A table as it is now, by which its rows are known among those of others.
struct SalvagedTable {
    private struct Column {
        let name: String
        let type: String
        let isRequired: Bool
        let hasDefault: Bool
    }

    let name: String
    /// The integer that is the row's number; nil for a table without one.
    let key: String?
    private let columns: [Column]
    /// Older versions wrote fewer.
    private let fewest: Int

    init(_ name: String, in database: Database) throws {
        let rows = try Row.fetchAll(database, sql: "PRAGMA table_info(\(name))")
        let columns = rows.map { row in
            Column(
                name: row["name"], type: row["type"], isRequired: (row["notnull"] as Int) == 1,
                hasDefault: row.hasColumn("dflt_value") && !(row["dflt_value"] as DatabaseValue).isNull)
        }
        let keys = rows.filter { ($0["pk"] as Int) > 0 }
        let isNumbered = keys.count == 1 && (keys[0]["type"] as String) == "INTEGER"
        self.name = name
        self.columns = columns
        key = isNumbered ? keys[0]["name"] : nil
        fewest = (columns.lastIndex { $0.isRequired && !$0.hasDefault } ?? 0) + 1
    }

    /// The row that a record of a page is; nil where it is none of this table.
    ///
    /// - Parameter number: the row's number, in the place of which the record has nothing.
    func row(_ record: [DatabaseValue], number: Int64) -> [String: DatabaseValue]? {
        guard let key, fewest <= record.count, record.count <= columns.count else { return nil }
        var row: [String: DatabaseValue] = [:]
        for (column, value) in zip(columns, record) {
            guard column.name != key else {
                guard value.isNull else { return nil }
                row[key] = number.databaseValue
                continue
            }
            guard Self.fits(value, column) else { return nil }
            row[column.name] = value
        }
        return row
    }

    private static func fits(_ value: DatabaseValue, _ column: Column) -> Bool {
        switch value.storage {
        case .null: !column.isRequired
        case .int64: column.type == "INTEGER"
        case .string: column.type == "TEXT"
        case .blob: column.type == "BLOB"
        case .double: column.type == "REAL"
        }
    }
}
