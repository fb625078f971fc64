import Dispatch
import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

/// With a server that others wrote.
@Suite(.timeLimit(.minutes(10))) struct `Several connections to PostgreSQL` {
    private func pool(_ server: PostgresServer, count: Int, wait: Duration = .seconds(60)) throws -> PostgresPool {
        PostgresPool(try server.makeDatabase(), count: count, patience: .seconds(2), wait: wait)
    }

    private static func process(_ pool: PostgresPool) async throws -> Int32 {
        let rows = try await pool.perform { connection throws(CallStoreError) in
            try connection.execute("SELECT pg_backend_pid()")
        }
        return Int32(try #require(rows.first?.integer(0)))
    }

    /// Has a connection of the pool while `body` runs.
    private func holding(_ pool: PostgresPool, _ body: () async throws -> Void) async throws {
        let (begun, done) = (OneTimeEvent(), DispatchSemaphore(value: 0))
        let holder = Task {
            try await pool.perform { connection throws(CallStoreError) in
                begun.happen()
                done.wait()
                try connection.execute("SELECT 1")
            }
        }
        await begun.wait()
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        done.signal()
        _ = try await holder.value
        try result.get()
    }

    @Test func `answer one while another has much to do`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 2)
        try await holding(pool) {
            let first = try await Self.process(pool)
            #expect(try await Self.process(pool) == first)
        }
        await pool.close()
    }

    @Test func `are away for who does not get one in time`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 1, wait: .zero)
        try await holding(pool) {
            await #expect(throws: CallStoreError.unavailable) { _ = try await Self.process(pool) }
        }
        #expect(try await Self.process(pool) > 0)
        await pool.close()
    }

    @Test func `are given on in order, and no more are open than may be`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 3)
        let processes = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<100 { group.addTask { try await Self.process(pool) } }
            return try await group.reduce(into: Set<Int32>()) { $0.insert($1) }
        }
        #expect((1...3).contains(processes.count))
        await pool.close()
    }

    @Test func `are made anew where one hangs, and the others go on`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 2)
        let hung = try await Self.process(pool)
        try #require(kill(hung, SIGSTOP) == 0)
        defer { kill(hung, SIGCONT) }

        // It is the one that was used last.
        let asked = Task { try await Self.process(pool) }
        await #expect(throws: CallStoreError.unavailable) { _ = try await asked.value }
        let next = try await Self.process(pool)
        #expect(next != hung)
        await pool.close()
    }

    @Test func `do all of what belongs together, or nothing`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 2)
        let store = PostgresCallStore(pool)
        try await store.open()
        await #expect(throws: CallStoreError.refused(code: "22P02")) {
            try await store.execute(together: [
                (PostgresStatements.set, ["one", "1"]), (PostgresStatements.set, ["two", "no JSON"]),
            ])
        }
        #expect(try await store.setting("one") == nil)
        try await store.execute(together: [
            (PostgresStatements.set, ["one", "1"]), (PostgresStatements.set, ["two", "2"]),
        ])
        #expect(try await store.setting("two") == 2)
        await store.close()
    }

    @Test func `leave nobody in another's transaction`() async throws {
        let pool = try pool(PostgresServer.shared.get(), count: 1)
        let before = try await Self.process(pool)
        try await pool.perform { connection throws(CallStoreError) in _ = try connection.execute("BEGIN") }
        #expect(try await Self.process(pool) != before)
        await pool.close()
    }

    @Test func `keep one default prompt, however many are saved at the same time`() async throws {
        let store = PostgresCallStore(try PostgresServer.shared.get().makeDatabase())
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    try await store.save(
                        CallPrompt(
                            name: "\(number)", instructions: "Be brief.", isDefault: true, updated: Date()))
                }
            }
            try await group.waitForAll()
        }
        #expect(try await store.prompts().filter(\.isDefault).count == 1)
        await store.close()
    }
}
