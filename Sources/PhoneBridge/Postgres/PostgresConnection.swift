import CPostgres

/// A connection to a PostgreSQL server; it blocks, so it is used on a thread of its own.
final class PostgresConnection {
    private let connection: OpaquePointer

    /// Throws `unavailable` when there is no server, no way in, or no libpq.
    init(_ address: PostgresAddress) throws(CallStoreError) {
        guard let connection = cp_connect(address.text) else { throw .unavailable }
        self.connection = connection
        guard isOpen else { throw .unavailable }
    }

    deinit { cp_close(connection) }

    var isOpen: Bool { cp_is_connected(connection) }

    /// Values go beside the statement, never into it.
    @discardableResult
    func execute(_ statement: StaticString, _ values: [String?] = []) throws(CallStoreError) -> [PostgresRow] {
        try read(
            Self.withPointers(to: values) { pointers in
                cp_execute(connection, statement.text, Int32(values.count), pointers)
            })
    }

    /// Several statements without values.
    func run(_ statements: StaticString) throws(CallStoreError) { _ = try read(cp_run(connection, statements.text)) }

    private func read(_ result: OpaquePointer?) throws(CallStoreError) -> [PostgresRow] {
        guard let result else { throw .unavailable }
        defer { cp_free(result) }
        guard cp_result_state(result) != CP_FAILED else { throw failure(result) }
        return (0..<cp_result_rows(result)).map { row in
            PostgresRow(
                columns: (0..<cp_result_columns(result)).map { column in
                    cp_result_value(result, row, column).map { String(cString: $0) }
                })
        }
    }

    /// The server's sentence is left out: it may repeat values.
    private func failure(_ result: OpaquePointer) -> CallStoreError {
        guard isOpen, let code = cp_result_code(result).map({ String(cString: $0) }) else { return .unavailable }
        return switch code {
        case "23503": .notFound
        case "23505": .duplicate
        case "22001": .tooLong(field: "")
        // Connection lost, resources used up, shutting down or starting: it may be right later.
        case _ where ["08", "53", "57"].contains(code.prefix(2)) || code == "25006": .unavailable
        default: .refused(code: code)
        }
    }

    private static func withPointers<Result>(
        to values: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        // One buffer for all, so that no value is copied twice.
        var (bytes, offsets) = ([CChar](), [Int?]())
        for value in values {
            offsets.append(value == nil ? nil : bytes.count)
            guard let value else { continue }
            bytes += value.utf8CString
        }
        return bytes.withUnsafeBufferPointer { buffer in
            body(offsets.map { offset in offset.flatMap { buffer.baseAddress?.advanced(by: $0) } })
        }
    }
}

extension StaticString {
    fileprivate var text: String { description }
}
