import GRDB

/// Reads a table of which some pages cannot be read: what is between them comes all the same.
struct DamagedTable {
    /// Rows at once.
    private static let batch = 1_000
    /// How far to jump at most when nothing can be read; what lies between is looked for in the pages.
    private static let longestJump: Int64 = 4_096

    let name: String
    /// An integer that is the row's number.
    let key: String
    private var last = Int64(0)
    private var jump: Int64 = 1
    private var top: Int64?
    private var isOver = false

    init(name: String, key: String) {
        self.name = name
        self.key = key
    }

    /// Nil at the end.
    mutating func next(in database: Database) -> [Row]? {
        let top = self.top ?? highest(in: database)
        self.top = top
        while !isOver, last < top {
            let (rows, isDamaged) = read(in: database)
            if let row = rows.last, let number = row[key] as Int64? {
                last = number
                jump = 1
            }
            if isDamaged {
                last += jump
                jump = min(jump * 2, Self.longestJump)
            } else {
                isOver = rows.count < Self.batch
            }
            if !rows.isEmpty { return rows }
        }
        return nil
    }

    /// What comes before the first page that cannot be read.
    private func read(in database: Database) -> (rows: [Row], isDamaged: Bool) {
        var rows: [Row] = []
        do {
            let cursor = try Row.fetchCursor(
                database, sql: "SELECT * FROM \(name) NOT INDEXED WHERE \(key) > ? ORDER BY \(key) LIMIT \(Self.batch)",
                arguments: [last])
            while let row = try cursor.next() { rows.append(row.copy()) }
            return (rows, false)
        } catch {
            return (rows, true)
        }
    }

    /// Where it cannot be read, as far beyond the rows as is worth looking.
    private func highest(in database: Database) -> Int64 {
        do {
            return try Int64.fetchOne(database, sql: "SELECT max(\(key)) FROM \(name) NOT INDEXED") ?? 0
        } catch {
            return 1_000_000
        }
    }
}
