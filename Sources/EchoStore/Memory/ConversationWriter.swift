import EchoScreen
import Foundation
import GRDB
import Synchronization

/// Writes changes on a thread of its own, many in one transaction. What cannot be written waits and is tried again.
final class ConversationWriter: Sendable {
    private struct State {
        var queue: ChangeQueue
        var due: ContinuousClock.Instant?
        var flushes: [CheckedContinuation<Void, Never>] = []
        var failures = 0
        var isRunning = false
        var isStopped = false
        var hasWritten = false
        var told: (failing: StoreError?, dropped: Int) = (nil, 0)
    }

    private let database: MemoryDatabase
    private let pace: WritingPace
    private let tell: @Sendable (StoreNews) -> Void
    private let signal = WriterSignal()
    private let state: Mutex<State>

    init(_ database: MemoryDatabase, pace: WritingPace, tell: @escaping @Sendable (StoreNews) -> Void) {
        self.database = database
        self.pace = pace
        self.tell = tell
        state = Mutex(State(queue: ChangeQueue(most: pace.mostWaiting)))
    }

    func note(_ change: ConversationChange) {
        let isAwaited = state.withLock { state in
            guard !state.isStopped else { return false }
            state.queue.add(change)
            start(&state)
            if state.due == nil { state.due = .now + pace.delay }
            return state.queue.count == 1 || state.queue.count == pace.batch
        }
        if isAwaited { signal.wake() }
    }

    func flush() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                guard state.isRunning else { return true }
                state.flushes.append(continuation)
                return false
            }
            if isDone { continuation.resume() } else { signal.wake() }
        }
    }

    /// Writes what waits, if it can be written, and takes nothing more.
    func stop() async {
        abandon()
        await flush()
    }

    /// The same, without waiting for it.
    func abandon() {
        state.withLock { $0.isStopped = true }
        signal.wake()
    }

    /// Now, whatever was failing before.
    private func tryAgain() {
        state.withLock { state in
            if !state.queue.isEmpty { state.due = .now }
        }
        signal.wake()
    }

    /// Whether anything was written so far.
    var hasWritten: Bool { state.withLock(\.hasWritten) }

    /// Whether nothing waits.
    var isIdle: Bool { state.withLock { $0.queue.isEmpty } }

    /// The thread begins with the first change, and keeps all this alive until it is stopped.
    private func start(_ state: inout State) {
        guard !state.isRunning else { return }
        state.isRunning = true
        let thread = Thread { self.run() }
        thread.name = "echo-writer"
        thread.stackSize = 2 << 20
        thread.start()
    }

    private func run() {
        while true {
            let (batch, wait, isOver) = state.withLock { next(&$0) }
            if isOver { return }
            guard !batch.isEmpty else {
                signal.wait(wait)
                continue
            }
            let outcome = BatchOutcome(of: batch, in: database)
            if case .noKey = outcome.waiting { database.keys.request { [weak self] in self?.tryAgain() } }
            let (news, flushes, isGivenUp) = state.withLock { finish(batch, outcome, &$0) }
            news.forEach(tell)
            flushes.forEach { $0.resume() }
            if isGivenUp { return }
        }
    }

    /// What is to be written now, or how long to wait.
    private func next(_ state: inout State) -> (batch: [ConversationChange], wait: Duration?, isOver: Bool) {
        if state.queue.isEmpty {
            state.due = nil
            let flushes = state.flushes
            state.flushes = []
            flushes.forEach { $0.resume() }
            if state.isStopped { state.isRunning = false }
            return ([], nil, state.isStopped)
        }
        let wait = (state.due ?? .now) - ContinuousClock.Instant.now
        let isFull = state.failures == 0 && state.queue.count >= pace.batch
        guard wait <= .zero || isFull || !state.flushes.isEmpty || state.isStopped else { return ([], wait, false) }
        return (state.queue.take(pace.batch), nil, false)
    }

    private func finish(_ batch: [ConversationChange], _ outcome: BatchOutcome, _ state: inout State) -> (
        news: [StoreNews], flushes: [CheckedContinuation<Void, Never>], isGivenUp: Bool
    ) {
        var news: [StoreNews] = []
        if let error = outcome.waiting {
            state.failures += 1
            state.queue.putBack(batch)
            state.due = .now + pace.retry(after: state.failures)
            if state.told.failing != error { news.append(.failing(error)) }
            state.told.failing = error
        } else {
            if state.told.failing != nil { news.append(.recovered) }
            (state.failures, state.told.failing, state.hasWritten) = (0, nil, true)
        }
        let lost = state.queue.dropped + outcome.refused - state.told.dropped
        if lost > 0, outcome.waiting == nil || state.told.dropped == 0 { news.append(.dropped(lost)) }
        if lost > 0 { state.told.dropped += lost }
        guard outcome.waiting != nil else { return (news, [], false) }
        let flushes = state.flushes
        state.flushes = []
        if state.isStopped { state.isRunning = false }
        return (news, flushes, state.isStopped)
    }
}
