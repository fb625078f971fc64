import EchoScreen
import Foundation
import GRDB
import Synchronization

/// The database of conversations: opened when it is needed first, and once more when it was damaged.
///
/// What it does blocks: `DatabaseAccess` asks it from a thread of its own.
final class MemoryDatabase: Sendable {
    private struct State {
        var pool: DatabasePool?
        /// Of a file that cannot be written.
        var unwritablePool: DatabasePool?
        var lock: FileLock?
        var wasSalvaged = false
        var isClosed = false
    }

    let folder: MemoryFolder
    /// Names this run of the program among others.
    let program: String
    /// What it looks for that was cut.
    private let looksForCut: CutConversations.Search
    let keys: TextKeys
    private let tell: @Sendable (StoreNews) -> Void
    private let state = Mutex(State())

    init(
        folder: MemoryFolder, program: String, looksForCut: CutConversations.Search = .everything,
        keys: TextKeys = TextKeys(nil),
        tell: @escaping @Sendable (StoreNews) -> Void
    ) {
        self.folder = folder
        self.program = program
        self.looksForCut = looksForCut
        self.keys = keys
        self.tell = tell
    }

    /// What went wrong with it, in the words of whoever could not bring the key where it is for want of one.
    func told(_ error: any Error) -> StoreError {
        let error = StoreError(error, path: folder.database)
        return error == .keyMissing ? keys.failure ?? error : error
    }

    /// Opens it if it is not open. May wait for the disk, for migrations and for others.
    func pool() throws(StoreError) -> DatabasePool {
        try state.withLock { state throws(StoreError) in
            if let pool = state.pool { return pool }
            guard !state.isClosed else { throw .closed }
            return try open(&state)
        }
    }

    /// For reading while the file or its folder cannot be written.
    ///
    /// - Parameter problem: why it is not open for all; thrown where it cannot be read, either.
    func unwritablePool(_ problem: StoreError) throws(StoreError) -> DatabasePool {
        try state.withLock { state throws(StoreError) in
            if let pool = state.unwritablePool { return pool }
            guard !state.isClosed else { throw .closed }
            do {
                let pool = try MemoryConnection.unwritablePool(folder.database, keys)
                state.unwritablePool = pool
                return pool
            } catch {
                throw problem
            }
        }
    }

    /// What is open already, without waiting for anything.
    var openPool: DatabasePool? { state.withLockIfAvailable { $0.pool } ?? nil }

    /// A new file from what can be read of the old one; once in the life of a program, and only if no other has it open.
    ///
    /// - Parameter pool: the one that is damaged; when another one is open by now, nothing is done.
    func repair(_ pool: DatabasePool) throws(StoreError) {
        try state.withLock { state throws(StoreError) in
            guard !state.isClosed, state.pool === pool else { return }
            try? pool.close()
            state.pool = nil
            _ = try open(&state, isDamaged: true)
        }
    }

    /// Closes it on purpose: whatever is not ended by now counts as cut.
    func close() {
        state.withLock { state in
            if let pool = state.pool { try? MemoryConnection.close(pool) }
            try? state.unwritablePool?.close()
            (state.pool, state.unwritablePool) = (nil, nil)
            if state.lock != nil { RunningPrograms(folder: folder).leave(program) }
            state.lock = nil
            state.isClosed = true
        }
    }

    private func open(_ state: inout State, isDamaged: Bool = false) throws(StoreError) -> DatabasePool {
        // Before there is an empty one of ours.
        let wasEmptied = folder.isEmptied
        try folder.prepare()
        let opening = try FileLock.waiting(for: folder.openingLock)
        defer { withExtendedLifetime(opening) {} }
        let programs = RunningPrograms(folder: folder)
        let others = programs.others(besides: program)
        if state.lock == nil { state.lock = try programs.enter(program) }
        do throws(StoreError) {
            if isDamaged || (wasEmptied && folder.isEmptied) { throw .damaged(path: folder.database) }
            return try finish(&state, others)
        } catch .damaged {
            guard !state.wasSalvaged, others.isEmpty else { throw .damaged(path: folder.database) }
            state.wasSalvaged = true
            tell(.salvaged(try Salvage(folder: folder, time: Self.stamp(Date())).run()))
            return try finish(&state, others)
        }
    }

    private func finish(_ state: inout State, _ others: [String]) throws(StoreError) -> DatabasePool {
        do {
            let pool = try MemoryConnection.pool(folder.database, keys)
            let conversations = CutConversations(running: others + [program], program: program)
            let cut = try pool.write { database in
                // A salvaged database has lost them.
                if try EncryptionState(in: database).isOn { try SealingTriggers.create(in: database) }
                return try conversations.mark(looksForCut, in: database)
            }
            state.pool = pool
            tell(.opened(cut: cut))
            return pool
        } catch {
            throw StoreError(error, path: folder.database)
        }
    }

    /// Names a file: "2026-11-24T213000".
    private static func stamp(_ date: Date) -> String {
        date.ISO8601Format().filter { $0 != ":" && $0 != "Z" }
    }
}
