import EchoConcurrency

/// A connection that is made when it is used first, and anew when it was lost. libpq blocks: it has its own thread.
actor PostgresLink {
    private let thread = WorkThread(name: "postgres")
    private let address: PostgresAddress
    private let attempts: PostgresAttempts
    private let patience: Duration
    private var connection: PostgresConnection?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameter attempts: of all connections to the server.
    init(_ address: PostgresAddress, _ attempts: PostgresAttempts, patience: Duration) {
        (self.address, self.attempts, self.patience) = (address, attempts, patience)
    }

    /// - Parameter work: may be done twice, as its answer may be lost with the connection. What it begins on the
    ///   connection it ends there.
    func perform<Value: Sendable>(
        _ work: @Sendable (PostgresConnection) throws(CallStoreError) -> Value
    ) throws(CallStoreError) -> Value {
        let wasOpen = connection != nil
        do throws(CallStoreError) {
            return try once(work)
        } catch {
            guard error == .unavailable else { throw error }
            let hasHung = connection?.hasHung == true
            connection = nil
            // The server may have been restarted since the last time. Where it hangs, it would hang again.
            guard wasOpen, !hasHung else { throw error }
            return try once(work)
        }
    }

    private func once<Value: Sendable>(
        _ work: @Sendable (PostgresConnection) throws(CallStoreError) -> Value
    ) throws(CallStoreError) -> Value {
        let connection = try connected()
        do throws(CallStoreError) {
            let value = try work(connection)
            if !connection.isIdle { close() }
            return value
        } catch {
            if !connection.isIdle, error != .unavailable { close() }
            throw error
        }
    }

    func close() { connection = nil }

    private func connected() throws(CallStoreError) -> PostgresConnection {
        if let connection { return connection }
        guard let attempt = attempts.begin() else { throw .unavailable }
        do throws(CallStoreError) {
            let new = try PostgresConnection(address, patience: patience)
            try new.run(PostgresStatements.settings)
            try PostgresSchema.migrate(new)
            connection = new
            attempts.succeed()
            return new
        } catch {
            attempts.fail(attempt)
            throw error
        }
    }
}
