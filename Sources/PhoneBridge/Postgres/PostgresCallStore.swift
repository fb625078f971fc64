import EchoConcurrency

/// Keeps calls in PostgreSQL, where several bridges see them. libpq blocks, so it works on a thread of its own.
///
/// A connection that is lost is made anew, at first at once, then at growing distances; in between it says at once that
/// it is unavailable.
public actor PostgresCallStore {
    public typealias Instant = ContinuousClock.Instant

    private let thread = WorkThread(name: "postgres")
    private let address: PostgresAddress
    private let now: @Sendable () -> Instant
    private var connection: PostgresConnection?
    /// Attempts to connect that failed, one after the other.
    private var failures = 0
    /// When the next attempt to connect may be made.
    private var notBefore: Instant?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    public init(_ address: PostgresAddress, now: @escaping @Sendable () -> Instant = { .now }) {
        self.address = address
        self.now = now
    }

    /// Connects, and makes the tables where they are missing. Otherwise the first use does. Throws `tooNew` where a newer
    /// program has made others; one that runs already goes on with those it knows.
    public func open() throws(CallStoreError) {
        guard try !PostgresSchema.isNewer(try connected()) else { throw .tooNew }
    }

    public func close() { connection = nil }

    /// Each statement may be executed twice: an answer may be lost with its connection.
    func execute(_ statement: StaticString, _ values: [String?]) throws(CallStoreError) -> [PostgresRow] {
        let wasOpen = connection != nil
        do throws(CallStoreError) {
            return try connected().execute(statement, values)
        } catch {
            guard error == .unavailable else { throw error }
            connection = nil
            // The server may have been restarted since the last statement.
            guard wasOpen else { throw error }
            return try connected().execute(statement, values)
        }
    }

    private func connected() throws(CallStoreError) -> PostgresConnection {
        if let connection { return connection }
        guard notBefore.map({ now() >= $0 }) ?? true else { throw .unavailable }
        do throws(CallStoreError) {
            let new = try PostgresConnection(address)
            try new.run(PostgresStatements.settings)
            try PostgresSchema.migrate(new)
            (connection, failures, notBefore) = (new, 0, nil)
            return new
        } catch {
            failures += 1
            notBefore = now() + Backoff.store.delay(forAttempt: failures, random: 1)
            throw error
        }
    }
}
