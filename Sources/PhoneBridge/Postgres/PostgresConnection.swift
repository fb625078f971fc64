import CPostgres

/// A connection to a PostgreSQL server; it blocks, so it is used on a thread of its own.
final class PostgresConnection {
    /// For an answer: longer than the server takes for one before it gives up by itself.
    static let patience = Duration.seconds(15)

    private let connection: OpaquePointer
    private let patience: Int32
    /// What was asked was not answered in time: what comes now belongs to nothing.
    private(set) var hasHung = false

    /// Throws `unavailable` when there is no server, no way in, or no libpq.
    init(_ address: PostgresAddress, patience: Duration = patience) throws(CallStoreError) {
        guard let connection = cp_connect(address.text) else { throw .unavailable }
        self.connection = connection
        self.patience = Int32(clamping: Int(patience / .milliseconds(1)))
        guard isOpen else { throw .unavailable }
    }

    deinit { cp_close(connection) }

    var isOpen: Bool { cp_is_connected(connection) }

    /// It can be used for something else.
    var isIdle: Bool { !hasHung && cp_is_idle(connection) }

    /// Values go beside the statement, never into it.
    @discardableResult
    func execute(_ statement: StaticString, _ values: [String?] = []) throws(CallStoreError) -> [PostgresRow] {
        guard !hasHung else { throw .unavailable }
        return try read(
            Self.withPointers(to: values) { pointers in
                cp_execute(connection, statement.text, Int32(values.count), pointers, patience)
            })
    }

    /// Several statements without values.
    func run(_ statements: StaticString) throws(CallStoreError) {
        guard !hasHung else { throw .unavailable }
        _ = try read(cp_run(connection, statements.text, patience))
    }

    /// All that `work` asks, or nothing of it.
    func transaction<Value>(_ work: () throws(CallStoreError) -> Value) throws(CallStoreError) -> Value {
        try execute("BEGIN")
        do throws(CallStoreError) {
            let value = try work()
            try execute("COMMIT")
            return value
        } catch {
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    private func read(_ result: OpaquePointer?) throws(CallStoreError) -> [PostgresRow] {
        guard let result else {
            hasHung = true
            throw .unavailable
        }
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
        // Connection lost, in another's way, resources used up, shutting down or starting: it may be right later.
        case _ where ["08", "40", "53", "57"].contains(code.prefix(2)) || code == "25006": .unavailable
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
