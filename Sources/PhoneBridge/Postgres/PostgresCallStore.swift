/// Keeps calls in PostgreSQL, where several bridges see them.
///
/// A connection that is lost is made anew, at first at once, then at growing distances; in between it says at once that
/// it is unavailable.
public final class PostgresCallStore: Sendable {
    public typealias Instant = ContinuousClock.Instant

    private let pool: PostgresPool

    public convenience init(_ address: PostgresAddress, now: @escaping @Sendable () -> Instant = { .now }) {
        self.init(PostgresPool(address, now: now))
    }

    init(_ pool: PostgresPool) { self.pool = pool }

    /// Connects, and makes the tables where they are missing. Otherwise the first use does. Throws `tooNew` where a newer
    /// program has made others; one that runs already goes on with those it knows.
    public func open() async throws(CallStoreError) {
        let isNewer = try await pool.perform { connection throws(CallStoreError) in
            try PostgresSchema.isNewer(connection)
        }
        guard !isNewer else { throw .tooNew }
    }

    public func close() async { await pool.close() }

    /// Each statement may be executed twice: an answer may be lost with its connection.
    func execute(_ statement: StaticString, _ values: [String?]) async throws(CallStoreError) -> [PostgresRow] {
        try await pool.perform { connection throws(CallStoreError) in try connection.execute(statement, values) }
    }

    /// All of them or none, which may be executed twice, too.
    ///
    /// - Returns: what each gave back.
    @discardableResult
    func execute(together statements: [(StaticString, [String?])]) async throws(CallStoreError) -> [[PostgresRow]] {
        try await pool.perform { connection throws(CallStoreError) in
            try connection.transaction { () throws(CallStoreError) in
                var answers: [[PostgresRow]] = []
                for (statement, values) in statements { answers.append(try connection.execute(statement, values)) }
                return answers
            }
        }
    }
}
