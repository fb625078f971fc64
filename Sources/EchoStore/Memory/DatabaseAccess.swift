import EchoConcurrency
import EchoScreen
import GRDB

/// Opens the database on a thread of its own, since that may take long, and reads and writes without blocking any.
actor DatabaseAccess {
    nonisolated let database: MemoryDatabase
    private nonisolated let uses = DatabaseUses()
    private nonisolated let thread = WorkThread(name: "echo-memory")

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ database: MemoryDatabase) { self.database = database }

    nonisolated func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value)
        async throws(StoreError) -> Value
    {
        do throws(StoreError) {
            return try await perform { try await $0.read(body) }
        } catch {
            guard error.isAboutWriting else { throw error }
            return try await readUnwritable(error, body)
        }
    }

    /// A folder that cannot be written keeps nobody from reading what is in it.
    private nonisolated func readUnwritable<Value: Sendable>(
        _ problem: StoreError, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        guard uses.begin() else { throw .closed }
        defer { uses.end() }
        let pool = try await unwritablePool(problem)
        return try await attempt({ try await $0.read(body) }, pool)
    }

    nonisolated func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value)
        async throws(StoreError) -> Value
    {
        try await perform { try await $0.write(body) }
    }

    /// What damage stops is tried once more after the repair.
    nonisolated func perform<Value: Sendable>(
        _ work: @Sendable (DatabasePool) async throws -> Value
    ) async throws(StoreError) -> Value {
        guard uses.begin() else { throw .closed }
        defer { uses.end() }
        let pool = try await pool()
        do throws(StoreError) {
            return try await attempt(work, pool)
        } catch .damaged {
            try await repair(pool)
            return try await attempt(work, self.pool())
        }
    }

    private nonisolated func attempt<Value: Sendable>(
        _ work: @Sendable (DatabasePool) async throws -> Value, _ pool: DatabasePool
    ) async throws(StoreError) -> Value {
        do {
            return try await work(pool)
        } catch {
            throw database.told(error)
        }
    }

    nonisolated func pool() async throws(StoreError) -> DatabasePool {
        if let pool = database.openPool { return pool }
        return try await opened()
    }

    /// Returns when whoever was using it is done, and it is closed.
    func close() async {
        await uses.close()
        database.close()
    }

    /// Looks for damage, and repairs it.
    func check() throws(StoreError) {
        let pool = try database.pool()
        guard !DatabaseCheck(path: database.folder.database).isSound else { return }
        try database.repair(pool)
    }

    func backUp(day: String) throws(StoreError) {
        _ = try database.pool()
        try DailyBackup(folder: database.folder).make(day: day)
    }

    /// Does something that no other program does at the same time; told which others run.
    func alone<Value: Sendable>(_ body: @Sendable ([String]) -> Value) throws(StoreError) -> Value {
        _ = try database.pool()
        let opening = try FileLock.waiting(for: database.folder.openingLock)
        defer { withExtendedLifetime(opening) {} }
        return body(RunningPrograms(folder: database.folder).others(besides: database.program))
    }

    /// The first copy of the day, of what was written by its end. A large one would hold up the program's end: it is made
    /// while nobody writes.
    func backUpAtEnd(day: String) {
        let folder = database.folder
        guard database.openPool != nil, MemoryFolder.size(of: folder.database) <= DailyBackup.mostAtEnd else { return }
        try? DailyBackup(folder: folder).make(day: day)
    }

    private func opened() throws(StoreError) -> DatabasePool { try database.pool() }

    private func unwritablePool(_ problem: StoreError) throws(StoreError) -> DatabasePool {
        try database.unwritablePool(problem)
    }

    private func repair(_ pool: DatabasePool) throws(StoreError) { try database.repair(pool) }
}
