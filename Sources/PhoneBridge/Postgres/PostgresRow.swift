import EchoWire
import Foundation

/// A row that a query gave back, as text; nil is SQL's NULL.
struct PostgresRow: Sendable {
    let columns: [String?]

    func text(_ column: Int) -> String? { columns.indices.contains(column) ? columns[column] : nil }

    func integer(_ column: Int) -> Int? { text(column).flatMap { Int($0) } }

    func uuid(_ column: Int) -> UUID? { text(column).flatMap { UUID(uuidString: $0) } }

    func date(_ column: Int) -> Date? { integer(column).map(Date.init(microseconds:)) }

    func seconds(_ column: Int) -> Duration? { integer(column).map { .seconds($0) } }

    func json(_ column: Int) -> JSONValue? { text(column).flatMap { try? JSONValue(parsing: $0) } }

    /// What has to be there.
    func required<Value>(
        _ column: Int, _ field: String, _ read: (String) -> Value?
    ) throws(CallStoreError) -> Value {
        guard let value = text(column).flatMap(read) else { throw .unreadable(field: field) }
        return value
    }
}
