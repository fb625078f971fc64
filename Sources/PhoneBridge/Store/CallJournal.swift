import EchoConcurrency
import Synchronization

/// Keeps what happens in calls without ever holding one up: it is noted at once and kept in order when the store can;
/// while the store is away it waits, bounded.
public final class CallJournal: Sendable {
    public typealias Pause = @Sendable (Duration) async throws -> Void

    /// Events that are kept with one statement.
    private static let batchSize = 200

    private struct Pending {
        var backlog: EventBacklog
        /// Taken from the backlog, and not kept yet.
        var batch: [CallWrite] = []
        var refused = 0
        var isAway = false
        /// When the store went away.
        var droppedBefore = 0
    }

    private let store: any CallStoreProtocol
    private let pending: Mutex<Pending>
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation
    private let pause: Pause
    private let tell: @Sendable (CallJournalNotice) -> Void

    /// - Parameters:
    ///   - capacity: what may wait.
    ///   - tell: called in order; it must not block.
    public init(
        store: any CallStoreProtocol, capacity: Int = 20_000,
        pause: @escaping Pause = { try await Task.sleep(for: $0) },
        tell: @escaping @Sendable (CallJournalNotice) -> Void = { _ in }
    ) {
        self.store = store
        self.pause = pause
        self.tell = tell
        pending = Mutex(Pending(backlog: EventBacklog(capacity: capacity)))
        // One is enough to be woken by.
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { wake.finish() }

    public var state: CallJournalState {
        pending.withLock { pending in
            var state = CallJournalState()
            state.waiting = pending.backlog.count + pending.batch.count
            (state.dropped, state.refused) = (pending.backlog.dropped, pending.refused)
            state.isAway = pending.isAway
            return state
        }
    }

    /// Never waits.
    public func record(_ write: CallWrite) {
        pending.withLock { $0.backlog.append(write) }
        wake.yield()
    }

    /// Keeps what is recorded, until it is cancelled.
    public func run() async {
        for await _ in wakes { await drain() }
    }

    /// Keeps what waits, and returns when nothing waits any more, or the task is cancelled. Not beside `run()`.
    public func drain() async {
        var failures = 0
        while !Task.isCancelled, let batch = nextBatch() {
            do throws(CallStoreError) {
                try await keep(batch)
                failures = 0
                finishBatch()
            } catch {
                leave()
                failures += 1
                do { try await pause(Backoff.store.delay(forAttempt: failures, random: 1)) } catch { return }
            }
        }
    }

    /// The program ends: what waits now is kept no more.
    func giveUp() {
        let waiting = state.waiting
        if waiting > 0 { tell(.lost(waiting)) }
    }

    private func nextBatch() -> [CallWrite]? {
        pending.withLock { pending in
            if pending.batch.isEmpty { pending.batch = pending.backlog.popBatch(Self.batchSize) }
            return pending.batch.isEmpty ? nil : pending.batch
        }
    }

    /// Throws only when the store is away.
    private func keep(_ batch: [CallWrite]) async throws(CallStoreError) {
        do throws(CallStoreError) {
            try await store.keep(batch)
        } catch {
            guard error != .unavailable else { throw error }
            guard batch.count > 1 else { return refuse(error) }
            // One that is wrong does not take the others along.
            for write in batch { try await keep([write]) }
        }
    }

    private func refuse(_ error: CallStoreError) {
        pending.withLock { $0.refused += 1 }
        tell(.refused(error))
    }

    private func finishBatch() {
        let notice = pending.withLock { pending -> CallJournalNotice? in
            pending.batch = []
            guard pending.isAway else { return nil }
            pending.isAway = false
            return .back(dropped: pending.backlog.dropped - pending.droppedBefore)
        }
        if let notice { tell(notice) }
    }

    private func leave() {
        let isNew = pending.withLock { pending in
            guard !pending.isAway else { return false }
            (pending.isAway, pending.droppedBefore) = (true, pending.backlog.dropped)
            return true
        }
        if isNew { tell(.away) }
    }
}

/// How it stands with what is to be kept of calls.
public struct CallJournalState: Sendable, Hashable {
    public var waiting = 0
    /// Found no room.
    public var dropped = 0
    /// The store did not take it.
    public var refused = 0
    public var isAway = false

    public init() {}
}
