import EchoConcurrency
import EchoScreen
import Foundation
import GRDB
import Synchronization

/// Erases on a thread of its own, one after the other; what a program leaves unfinished the next one finishes.
actor ErasingWork {
    /// A larger database takes long enough that a person is told.
    private static let telling = 128 << 20
    /// How long the program waits at its end; what takes longer is finished another time.
    private static let patience = Duration.seconds(1)

    private nonisolated let access: DatabaseAccess
    private nonisolated let thread = WorkThread(name: "echo-erasing")
    private nonisolated let stopped = Atomic(false)
    private nonisolated let later = Mutex<Task<Void, Never>?>(nil)
    private let tell: @Sendable (StoreNews) -> Void
    private var hasFailed = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ access: DatabaseAccess, tell: @escaping @Sendable (StoreNews) -> Void) {
        self.access = access
        self.tell = tell
    }

    /// Whether something waits to be scrubbed.
    nonisolated var isPending: Bool { !ErasingNotes(folder: folder).files.isEmpty }

    /// Returns when none of it can be read any more; its bytes are scrubbed after that.
    ///
    /// - Returns: how many conversations were there.
    nonisolated func remove(_ ids: [ConversationID], at date: Date) async throws(StoreError) -> Int {
        guard !ids.isEmpty else { return 0 }
        return try await access.perform { try await self.remove(ids, from: $0, at: date) }
    }

    /// Finishes what was begun, by this program or another; two never do at the same time.
    nonisolated func scrub(at date: Date) async throws(StoreError) {
        guard isPending else { return }
        try await access.perform { try await self.scrub($0, at: date) }
    }

    /// The same in the background; what comes of it is told.
    nonisolated func scrubLater() {
        later.withLock { task in
            task = Task { [weak self, before = task] in
                await before?.value
                try? await self?.scrub(at: Date())
            }
        }
    }

    /// What is under way may end; then it is stopped, and finished another time.
    nonisolated func stop() async {
        let task = later.withLock(\.self)
        let waiting = Task { [stopped = self] in
            if (try? await Task.sleep(for: Self.patience)) != nil { stopped.interrupt() }
        }
        await task?.value
        waiting.cancel()
        stopped.store(true, ordering: .relaxed)
    }

    static func day(of date: Date) -> String { String(date.ISO8601Format().prefix(10)) }

    private nonisolated func interrupt() {
        stopped.store(true, ordering: .relaxed)
        access.database.openPool?.interrupt()
    }

    private nonisolated var isStopped: Bool { stopped.load(ordering: .relaxed) }

    private nonisolated var folder: MemoryFolder { access.database.folder }

    private func remove(_ ids: [ConversationID], from pool: DatabasePool, at date: Date) throws -> Int {
        try ErasingNotes(folder: folder).add(ids)
        let count = try ErasedRows(folder: folder, pool: pool, date: date).remove(ids.map(\.rawValue))
        tell(.gone(ids))
        return count
    }

    private func scrub(_ pool: DatabasePool, at date: Date) throws {
        let notes = ErasingNotes(folder: folder)
        let lock = try FileLock.waiting(for: folder.erasingLock)
        defer { withExtendedLifetime(lock) {} }
        let files = notes.files
        guard !files.isEmpty, !isStopped else { return }
        let isLong = MemoryFolder.size(of: folder.database) > Self.telling
        if isLong { tell(.erasing) }
        do {
            try removeLeftRows(notes, from: pool, at: date)
            let scrubbing = Scrubbing(folder: folder, pool: pool) { [weak self] in self?.isStopped ?? true }
            try scrubbing.run(day: Self.day(of: date))
        } catch {
            complain(StoreError(error, path: folder.database))
            throw error
        }
        notes.remove(files)
        if isLong || hasFailed { tell(.erased) }
        hasFailed = false
    }

    private func complain(_ error: StoreError) {
        guard !hasFailed, error != .cancelled, error != .closed else { return }
        hasFailed = true
        tell(.notErased(error))
    }

    /// Of a program that was killed in the midst of it.
    private func removeLeftRows(_ notes: ErasingNotes, from pool: DatabasePool, at date: Date) throws {
        let ids = notes.conversations.sorted()
        let left = try pool.read { database in
            try ids.filter { try ChangeTransaction.number(of: ConversationID($0), in: database) != nil }
        }
        guard !left.isEmpty else { return }
        _ = try ErasedRows(folder: folder, pool: pool, date: date).remove(left)
    }
}
